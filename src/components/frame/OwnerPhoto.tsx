import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { JPEG_WIDTH, type Photo, photoPath } from '../../content-schema/owner-photo.ts';
import styles from './OwnerPhoto.module.css';

type Props = {
	photo: Photo;
	/** Path of a client's logo, shown below the photo. */
	logo?: string | undefined;
};

/** The owner's photo, in place of the drawn portrait. */
export function OwnerPhoto({ photo: { widths }, logo }: Props) {
	return (
		<>
			<picture className={styles.photo}>
				<source
					type="image/avif"
					srcSet={widths
						.map((width) => `${photoPath({ width, extension: 'avif' })} ${width}w`)
						.join(', ')}
					sizes="(width >= 64rem) 23vw, (width >= 48rem) 38vw, 6.5rem"
				/>
				<img
					src={photoPath({ width: JPEG_WIDTH, extension: 'jpg' })}
					width={JPEG_WIDTH}
					height={JPEG_WIDTH}
					alt={rahmen.profilkarte.foto(inhaber.name)}
					loading="lazy"
					decoding="async"
				/>
			</picture>
			{logo && <img className={styles.logo} src={logo} alt="" loading="lazy" />}
		</>
	);
}
