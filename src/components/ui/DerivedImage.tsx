import type { DerivedPicture } from '../../rendering/pictures/derive.ts';

type Props = {
	picture: DerivedPicture;
	/** How wide it is shown. */
	sizes: string;
	alt: string;
	className?: string | undefined;
	style?: React.CSSProperties;
};

/** A picture of the owner's, never larger than it is, loaded once it comes near. One of a client's website: Picture.tsx. */
export function DerivedImage({ picture, sizes, alt, className, style }: Props) {
	const { srcSet, src, width, height } = picture;
	return (
		<picture className={className}>
			<source type="image/avif" srcSet={srcSet} sizes={sizes} />
			<img
				src={src}
				width={width}
				height={height}
				style={style}
				alt={alt}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
