import type { PictureSources } from '#shared/manifest.ts';
import { PHONE } from '../../lib/widths.ts';
import styles from './Picture.module.css';

type Props = {
	picture: PictureSources;
	/** What phones show in its place. */
	phone?: PictureSources | undefined;
	/** The `sizes` attribute: how wide the picture is. */
	sizes: string;
	/** Overrides the picture's own text; '' for decoration. */
	alt?: string;
	/** In the first view: loaded at once and first. Others wait: the street’s twelve pictures held back the largest one. */
	eager?: boolean;
	/** A plan, whose lines become ink on the sheet. */
	ink?: boolean;
	/** What its parent adds to its look: a frame, or another height. */
	className?: string | undefined;
	ref?: React.Ref<HTMLImageElement>;
};

/** A picture in the format and size that the browser chooses, as wide as its parent; its size is known before it loads. */
export function Picture({
	picture,
	phone,
	sizes,
	alt,
	eager = false,
	ink = false,
	className,
	ref,
}: Props) {
	const { src, width, height } = picture;
	const words = alt ?? picture.alt;
	const seen = (
		<picture>
			{sourcesOf(picture, phone).map(({ srcset, ...source }) => (
				<source
					key={srcset}
					{...source}
					srcSet={srcset}
					// An SVG fits every width: no `sizes`.
					sizes={srcset.endsWith('w') ? sizes : undefined}
				/>
			))}
			<img
				ref={ref}
				className={className ? `${styles.picture} ${className}` : styles.picture}
				src={src}
				width={width}
				height={height}
				alt={words}
				// Orca reads „Bild“ in Firefox where the words are empty.
				aria-hidden={words === '' || undefined}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : 'low'}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
	return ink ? <span className={styles.ink}>{seen}</span> : seen;
}

function sourcesOf({ sources }: PictureSources, phone: PictureSources | undefined) {
	if (!phone) return sources;
	const { width, height } = phone;
	const onPhones = phone.sources.map((source) => ({
		...source,
		media: source.media ? `${PHONE} and ${source.media}` : PHONE,
		width,
		height,
	}));
	return [...onPhones, ...sources];
}
