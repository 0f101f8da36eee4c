import { inhaber } from '#shared/inhaber.ts';
import { type Foto as FotoDaten, fotoPfad, JPEG_BREITE } from '../content/foto.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import stil from './OwnerPhoto.module.css';

/** The owner's photo, in the place of his drawn portrait. */
export function OwnerPhoto({ foto: { breiten } }: { foto: FotoDaten }) {
	return (
		<picture className={`nachrangig ${stil.foto}`}>
			<source
				type="image/avif"
				srcSet={breiten
					.map((breite) => `${fotoPfad({ breite, endung: 'avif' })} ${breite}w`)
					.join(', ')}
				sizes="(width >= 64rem) 23vw, (width >= 48rem) 38vw, 6.5rem"
			/>
			<img
				src={fotoPfad({ breite: JPEG_BREITE, endung: 'jpg' })}
				width={JPEG_BREITE}
				height={JPEG_BREITE}
				alt={rahmen.profilkarte.foto(inhaber.name)}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
