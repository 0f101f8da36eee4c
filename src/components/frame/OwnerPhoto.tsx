import '../../styles/compositions/after-first-picture.css';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { type Foto as FotoDaten, fotoPfad, JPEG_BREITE } from '../../content-schema/foto.ts';
import { OwnStyles } from '../ui/OwnStyles.tsx';
import styles from './OwnerPhoto.css?inline';

type Props = {
	foto: FotoDaten;
	/** The client's sign, as the drawn portrait holds it: path of its picture. */
	sign?: string | undefined;
};

/** The owner's photo, in the place of his drawn portrait. */
export function OwnerPhoto({ foto: { breiten: widths }, sign }: Props) {
	return (
		<>
			<OwnStyles css={styles} />
			<picture className={'deferred owner-photo'}>
				<source
					type="image/avif"
					srcSet={widths
						.map((width) => `${fotoPfad({ breite: width, endung: 'avif' })} ${width}w`)
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
			{sign && <img className="owner-sign" src={sign} alt="" loading="lazy" />}
		</>
	);
}
