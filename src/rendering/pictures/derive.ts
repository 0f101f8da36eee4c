import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/**
 * A picture of the owner's, as his photo: AVIF in several widths and one JPEG, in Astro's own quality; `width` and
 * `height` are the JPEG's. Pictures of clients' websites: recorder/pictures/pack-recordings.ts.
 */
export type DerivedPicture = { srcSet: string; src: string; width: number; height: number };

type Size = { width: number; height: number };

/** The size of a picture held upright. Not from its module: Astro puts an original online once any of its properties is read. */
export async function sizeOf(file: string): Promise<Size> {
	return (await sharp(file).metadata()).autoOrient;
}

/** @param width of the JPEG, in pixels; the widths of the AVIF are `widths` */
export async function derive(
	source: ImageMetadata,
	size: Size,
	widths: number[],
	width: number,
): Promise<DerivedPicture> {
	const avif = await getImage({ src: source, format: 'avif', widths });
	const jpeg = await getImage({ src: source, format: 'jpg', width });
	const height = Math.round((width * size.height) / size.width);
	return { srcSet: avif.srcSet.attribute, src: jpeg.src, width, height };
}
