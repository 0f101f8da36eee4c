import type { PictureSources } from '#shared/manifest.ts';
import { PHONE } from '../../lib/widths.ts';
import styles from './Picture.module.css';

type PictureLook = {
	/** The `sizes` attribute: how wide the picture is. */
	sizes: string;
	/** Overrides the manifest's text; '' for decoration. */
	alt?: string;
	/** In the first view: loaded at once and first. Others wait: the street’s twelve pictures held back the largest one. */
	eager?: boolean;
	/** What its parent adds to its look: a frame, or another height. */
	className?: string | undefined;
	ref?: React.Ref<HTMLImageElement>;
};

type Props = PictureLook & {
	picture: PictureSources;
	/** Another picture on phones. */
	phone?: { picture: PictureSources; sizes: string } | undefined;
};

/** A picture as AVIF or SVG, else as JPEG, as wide as its parent; its size is known before it loads. */
export function Picture({ picture, sizes, phone, alt, eager = false, className, ref }: Props) {
	const { type, srcset } = picture.source;
	return (
		<picture>
			{phone && (
				<source
					media={PHONE}
					type={phone.picture.source.type}
					srcSet={phone.picture.source.srcset}
					sizes={phone.sizes}
					width={phone.picture.width}
					height={phone.picture.height}
				/>
			)}
			<source type={type} srcSet={srcset} sizes={type === 'image/avif' ? sizes : undefined} />
			<img
				ref={ref}
				className={className ? `${styles.picture} ${className}` : styles.picture}
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={alt ?? picture.alt}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : 'low'}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
}
