import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { elementsOf, fileBeside, parseMarkdown } from '../../lib/markdown.ts';

/** A picture in a text: AVIF in several widths, and one JPEG; `width` and `height` are the JPEG's. */
export type TextPicture = { srcSet: string; src: string; width: number; height: number };

const FOLDER = '../../content/seiten/';
/** Widths in pixels: a phone's, and a column of text on screens with one and with two dots a pixel. */
const WIDTHS = [480, 800, 1300];
const MOST = 1300;

const files = import.meta.glob<{ default: ImageMetadata }>('../../content/seiten/*.{jpg,jpeg,png}');

/** The pictures that an own page names, by the address it gives them („./bild.jpg“). */
export async function picturesOf(markdown: string): Promise<Record<string, TextPicture>> {
	const addresses = elementsOf(parseMarkdown(markdown))
		.filter(({ tagName }) => tagName === 'img')
		.map(({ properties }) => String(properties.src));
	const pictures = addresses.map(async (src) => [src, await derive(fileBeside(src))] as const);
	return Object.fromEntries(await Promise.all(pictures));
}

/** @param name of a file beside the pages; whether it is there, reading the page has checked */
async function derive(name = ''): Promise<TextPicture> {
	const source = (await files[`${FOLDER}${name}`]?.())?.default;
	if (!source) throw new Error(`src/content/seiten/${name} fehlt. Bitte dort ablegen.`);
	// Not from `source`: Astro puts an original online once any of its properties is read.
	const { autoOrient } = await sharp(`src/content/seiten/${name}`).metadata();
	const width = Math.min(autoOrient.width, MOST);
	const widths = [...WIDTHS.filter((value) => value < width), width];
	const avif = await getImage({ src: source, format: 'avif', widths });
	const jpeg = await getImage({ src: source, format: 'jpg', width });
	return {
		srcSet: avif.srcSet.attribute,
		src: jpeg.src,
		width,
		height: Math.round((width * autoOrient.height) / autoOrient.width),
	};
}
