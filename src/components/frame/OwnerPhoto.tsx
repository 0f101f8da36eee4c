import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import type { ownerPhoto } from '../../content-schema/owner-photo.ts';
import styles from './OwnerPhoto.module.css';

/** The owner's photo, in place of the drawn portrait, cut so that his face is in sight. */
export function OwnerPhoto({ photo }: { photo: NonNullable<typeof ownerPhoto> }) {
	const { srcSet, src, width, height, position } = photo;
	return (
		<picture className={styles.photo}>
			<style>{`.${styles.photo} img{object-position:${position}}`}</style>
			<source
				type="image/avif"
				srcSet={srcSet}
				sizes="(width >= 64rem) 23vw, (width >= 48rem) 38vw, 6.5rem"
			/>
			<img
				src={src}
				width={width}
				height={height}
				alt={rahmen.profilkarte.foto(inhaber.name)}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
