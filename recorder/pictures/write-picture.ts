import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import type { ManifestPicture } from '../../shared/manifest.ts';
import { MediaError } from '../recorder-error.ts';

/** A picture without loss, or a drawing as SVG; named as its files will be. */
export type Picture = {
	name: string;
	quelle: Buffer;
	alt: string;
	geraet: ManifestPicture['geraet'];
};

const wide = [320, 480, 640, 960, 1280, 1600];
const sizes = {
	...{ desktop: wide, detail: wide, telefon: [320, 480, 780] },
	background: [480, 800, 1200, 1600, 1920],
};

/**
 * On a phone a card or the film's window shows these first of all. Such a file should come, headers
 * included, in the first ten packets a server sends before it waits for an answer: at most `goal`
 * bytes. A lively picture may have up to `limit`.
 */
const firstPicture = { names: ['bild-1', 'poster'], width: 640, goal: 13_900, limit: 24_000 };

/** Bytes that a drawing may have as it is sent, compressed. */
const drawingLimit = 12_000;

/** Only the rare browser without AVIF gets the JPEG, and it in one width. */
const quality = { avif: 62, jpg: 66 };

/**
 * Writes one picture as AVIF in all its widths, or a drawing, sharp at every size, as the SVG it is; both as
 * JPEG in the largest. Returns its entry in the manifest.
 */
export async function writePicture(job: Picture, folder: string): Promise<ManifestPicture> {
	const { name, quelle: source, alt, geraet } = job;
	const { width, format } = await sharp(source).metadata();
	const isDrawing = format === 'svg';
	const widths = sizes[name === 'background' ? name : geraet];
	const breite = isDrawing ? Math.max(...widths) : Math.min(width, ...widths.slice(-1));
	const breiten = isDrawing ? [breite] : [...widths.filter((size) => size < breite), breite];
	const onWhite = sharp(source).flatten({ background: '#ffffff' });
	const inWidth = (width: number) => onWhite.clone().resize({ width, kernel: 'lanczos3' });
	if (isDrawing) await writeDrawing(name, source, folder);
	else
		for (const size of breiten) {
			const file = path.join(folder, `${name}-${size}.avif`);
			await writeFile(file, await avif(inWidth(size), name, size));
		}
	const jpeg = inWidth(breite).jpeg({ quality: quality.jpg, mozjpeg: true });
	const { height: hoehe } = await jpeg.toFile(path.join(folder, `${name}.jpg`));
	const farbe = await colour(onWhite);
	return { breite, hoehe, farbe, alt, geraet, breiten, format: isDrawing ? 'svg' : 'avif' };
}

async function writeDrawing(name: string, svg: Buffer, folder: string): Promise<void> {
	const bytes = brotliCompressSync(svg).length;
	if (bytes > drawingLimit) {
		throw new MediaError(
			`${name}.svg hat komprimiert ${bytes} Byte, erlaubt sind ${drawingLimit}. Bitte die Zeichnung vereinfachen.`,
		);
	}
	await writeFile(path.join(folder, `${name}.svg`), svg);
}

async function avif(picture: Sharp, name: string, width: number): Promise<Buffer> {
	const isFirst = firstPicture.names.includes(name) && width <= firstPicture.width;
	if (!isFirst) return encodeAvif(picture);
	// On a phone's small dots colour may be coarser than light; it saves more than it shows.
	const encode = (value: number) => encodeAvif(picture.clone(), value, '4:2:0');
	const small = await fitQuality(
		{ best: quality.avif, least: 22, limit: firstPicture.goal },
		encode,
	);
	const lively = { best: quality.avif, least: 12, limit: firstPicture.limit };
	return small ?? (await fitQuality(lively, encode)) ?? encode(12);
}

/** A picture as it is served; a third of the time of sharp's own effort, for some per cent of bytes. */
export function encodeAvif(
	picture: Sharp,
	value: number = quality.avif,
	chromaSubsampling: '4:4:4' | '4:2:0' = '4:4:4',
): Promise<Buffer> {
	return picture.avif({ quality: value, effort: 3, chromaSubsampling }).toBuffer();
}

/** The mean of a picture's colours, as `#rrggbb`. */
async function colour(picture: Sharp): Promise<string> {
	const mean = picture.clone().toColourspace('srgb').resize(1, 1, { fit: 'fill' });
	return `#${(await mean.raw().toBuffer()).toString('hex')}`;
}
