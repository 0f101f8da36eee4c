import type { ImageMetadata } from 'astro';
import { elementsOf, fileBeside, parseMarkdown } from '../../lib/markdown.ts';
import { type DerivedPicture, derive, sizeOf } from './derive.ts';
import { findImage } from './find-image.ts';

const FOLDER = 'src/content/seiten';
/** Widths in pixels: a phone's, and a column of text on screens with one and with two dots a pixel. */
const WIDTHS = [480, 800, 1300];
const MOST = 1300;

const images = import.meta.glob<{ default: ImageMetadata }>(
	'/src/content/seiten/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG]}',
);

/** The pictures that an own page names, by the address it gives them („./bild.jpg“). */
export async function picturesOf(markdown: string): Promise<Record<string, DerivedPicture>> {
	const addresses = elementsOf(parseMarkdown(markdown))
		.filter(({ tagName }) => tagName === 'img')
		.map(({ properties }) => String(properties.src));
	const pictures = addresses.map(
		async (src) => [src, await pictureBeside(fileBeside(src))] as const,
	);
	return Object.fromEntries(await Promise.all(pictures));
}

/** @param name of a file beside the pages; whether it is there, reading the page has checked */
async function pictureBeside(name = ''): Promise<DerivedPicture> {
	const image = findImage(images, `${FOLDER}/${name}`);
	if (!image) throw new Error(`${FOLDER}/${name} fehlt. Bitte dort ablegen.`);
	const size = await sizeOf(image.file);
	const width = Math.min(size.width, MOST);
	return derive(
		(await image.load()).default,
		size,
		[...WIDTHS.filter((value) => value < width), width],
		width,
	);
}
