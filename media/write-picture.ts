import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../src/lib/fit-quality.ts';
import type { ManifestPicture } from '../src/lib/manifest.ts';
import { MediaError } from './media-error.ts';

/** A picture without loss, named as its files will be. */
export type Picture = {
	name: string;
	quelle: Buffer;
	alt: string;
	geraet: ManifestPicture['geraet'];
};

const sizes = {
	wide: [320, 480, 640, 960, 1280, 1600],
	phone: [320, 480, 780],
	background: [480, 800, 1200, 1600, 1920],
};

/**
 * On a phone a card or the film's window shows these first of all. Such a file should come, headers
 * included, in the first ten packets a server sends before it waits for an answer: at most `ziel`
 * bytes. A lively picture may have up to `grenze`.
 */
const firstPicture = { namen: ['bild-1', 'poster'], breite: 640, ziel: 13_900, grenze: 24_000 };

/** Bytes that a drawing may have as it is sent, compressed. */
const drawingLimit = 12_000;

/** Only the rare browser without AVIF gets the JPEG, and it in one width. */
const quality = { avif: 62, jpg: 66 };

/** Writes one picture as AVIF in all its widths, as JPEG in the largest; returns its entry in the manifest. */
export async function writePicture(job: Picture, folder: string): Promise<ManifestPicture> {
	const { width } = await sharp(job.quelle).metadata();
	const largest = Math.min(width, Math.max(...sizesOf(job)));
	const widths = [...sizesOf(job).filter((breite) => breite < largest), largest];
	const picture = (breite: number) =>
		sharp(job.quelle)
			.flatten({ background: '#ffffff' })
			.resize({ width: breite, kernel: 'lanczos3' });
	for (const breite of widths) {
		const file = path.join(folder, `${job.name}-${breite}.avif`);
		await writeFile(file, await avif(picture(breite), job.name, breite));
	}
	return { ...(await writeJpeg(job, largest, folder)), breiten: widths, format: 'avif' };
}

/** Writes a drawing that is sharp at every size: one SVG, and the JPEG for where none is shown. */
export async function writeDrawing(
	job: Picture,
	svg: string,
	folder: string,
): Promise<ManifestPicture> {
	const bytes = brotliCompressSync(svg).length;
	if (bytes > drawingLimit) {
		throw new MediaError(
			`${job.name}.svg hat komprimiert ${bytes} Byte, erlaubt sind ${drawingLimit}. Bitte die Zeichnung vereinfachen.`,
		);
	}
	await writeFile(path.join(folder, `${job.name}.svg`), svg);
	const width = Math.max(...sizesOf(job));
	return { ...(await writeJpeg(job, width, folder)), breiten: [width], format: 'svg' };
}

function sizesOf({ name, geraet }: Picture): number[] {
	if (name === 'background') return sizes.background;
	return geraet === 'telefon' ? sizes.phone : sizes.wide;
}

async function writeJpeg(
	{ name, quelle: source, alt, geraet: device }: Picture,
	width: number,
	folder: string,
): Promise<Omit<ManifestPicture, 'breiten' | 'format'>> {
	const { data, info } = await sharp(source)
		.flatten({ background: '#ffffff' })
		.resize({ width, kernel: 'lanczos3' })
		.jpeg({ quality: quality.jpg, mozjpeg: true })
		.toBuffer({ resolveWithObject: true });
	await writeFile(path.join(folder, `${name}.jpg`), data);
	return { breite: width, hoehe: info.height, farbe: await colour(source), alt, geraet: device };
}

async function avif(picture: Sharp, name: string, width: number): Promise<Buffer> {
	const isFirst = firstPicture.namen.includes(name) && width <= firstPicture.breite;
	if (!isFirst) return encodeAvif(picture);
	// On a phone's small dots colour may be coarser than light; it saves more than it shows.
	const encode = (value: number) => encodeAvif(picture.clone(), value, '4:2:0');
	const fit = (bis: number, grenze: number) =>
		fitQuality({ von: quality.avif, bis, grenze }, encode);
	return (await fit(22, firstPicture.ziel)) ?? (await fit(12, firstPicture.grenze)) ?? encode(12);
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
async function colour(source: Buffer): Promise<string> {
	const mean = sharp(source).flatten({ background: '#ffffff' }).toColourspace('srgb');
	const pixel = await mean.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
	return `#${pixel.toString('hex')}`;
}
