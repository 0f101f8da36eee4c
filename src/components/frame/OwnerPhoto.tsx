import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { type Foto as FotoDaten, fotoPfad, JPEG_BREITE } from '../../content-schema/foto.ts';
import afterFirstPicture from '../../styles/compositions/after-first-picture.module.css';
import styles from './OwnerPhoto.module.css';

type Props = {
	foto: FotoDaten;
	/** Path of the client's sign, which the drawn portrait holds. */
	sign?: string | undefined;
};

/** The owner's photo, in place of the drawn portrait; the client's sign stands below it. */
export function OwnerPhoto({ foto: { breiten }, sign }: Props) {
	return (
		<>
			<picture className={`${afterFirstPicture.deferred} ${styles.photo}`}>
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
			{sign && <img className={styles.sign} src={sign} alt="" loading="lazy" />}
		</>
	);
}
