import { pictureOf } from '../../facts/projekte.ts';
import { PHONE } from '../../lib/widths.ts';
import styles from './Picture.module.css';

type Props = {
	/** Path as the project data names it. */
	path: string;
	/** The `sizes` attribute: how wide the picture is. */
	sizes: string;
	/** Another picture on phones. */
	phone?: { path: string; sizes: string } | undefined;
	/** Overrides the manifest's text; '' for decoration. */
	alt?: string;
	/** In the first view: loaded at once and first. */
	eager?: boolean;
	/** What its parent adds to its look: a frame, or another height. */
	className?: string | undefined;
};

/** A picture as AVIF or SVG, else as JPEG, as wide as its parent; its size is known before it loads. */
export function Picture({ path, sizes, phone, alt, eager = false, className }: Props) {
	const picture = pictureOf(path);
	const { type, srcset } = picture.source;
	const onPhones = phone && pictureOf(phone.path);
	return (
		<picture>
			{onPhones && (
				<source
					media={PHONE}
					type="image/avif"
					srcSet={onPhones.source.srcset}
					sizes={phone.sizes}
					width={onPhones.width}
					height={onPhones.height}
				/>
			)}
			<source type={type} srcSet={srcset} sizes={type === 'image/avif' ? sizes : undefined} />
			<img
				className={className ? `${styles.picture} ${className}` : styles.picture}
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={alt ?? picture.alt}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : undefined}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
}
