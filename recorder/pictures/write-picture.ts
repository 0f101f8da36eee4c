import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import type { ManifestPicture } from '../../shared/manifest.ts';
import { RecorderError } from '../recorder-error.ts';

/** A lossless picture or a drawing as SVG; `name` is that of its files. */
export type RecordedPicture = {
	name: string;
	source: Buffer;
	alt: string;
	geraet: ManifestPicture['geraet'];
};

const windowWidths = [320, 480, 640, 960, 1280, 1600];
const widths = {
	desktop: windowWidths,
	detail: windowWidths,
	telefon: [320, 480, 780],
	background: [480, 800, 1200, 1600, 1920],
};

/**
 * What a phone loads first: it has to fit into TCP's first ten packets (`goal`).
 * A picture too rich in detail for that gets more bytes.
 */
const firstPicture = {
	names: ['bild-1', 'poster', 'poster-telefon'],
	width: 640,
	goal: { limit: 13_900, least: 22 },
	rich: { limit: 24_000, least: 12 },
};

/** Bytes of a drawing, compressed as it is sent. */
const drawingLimit = 12_000;

/** The JPEG is for the rare browser without AVIF. */
const quality = { avif: 62, jpg: 66 };

/** Writes AVIFs in all widths, or a drawing as SVG, and one JPEG. Returns the picture's entry in the manifest. */
export async function writePicture(job: RecordedPicture, folder: string): Promise<ManifestPicture> {
	const { name, source, alt, geraet } = job;
	const { width: sourceWidth, format } = await sharp(source).metadata();
	const isDrawing = format === 'svg';
	const possible = widths[name === 'background' ? name : geraet];
	const largest = Math.max(...possible);
	// Never enlarged; how large the source is: take-picture.ts.
	const breite = isDrawing ? largest : Math.min(sourceWidth, largest);
	const breiten = isDrawing ? [breite] : [...possible.filter((width) => width < breite), breite];
	const onWhite = sharp(source).flatten({ background: '#ffffff' });
	const inWidth = (width: number) => onWhite.clone().resize({ width, kernel: 'lanczos3' });
	if (isDrawing) await writeDrawing(name, source, folder);
	else
		for (const width of breiten) {
			const file = path.join(folder, `${name}-${width}.avif`);
			await writeFile(file, await avif(inWidth(width), name, width));
		}
	const jpeg = inWidth(breite).jpeg({ quality: quality.jpg, mozjpeg: true });
	const { height } = await jpeg.toFile(path.join(folder, `${name}.jpg`));
	const farbe = await meanColour(onWhite);
	return { breite, hoehe: height, farbe, alt, geraet, breiten, format: isDrawing ? 'svg' : 'avif' };
}

async function writeDrawing(name: string, svg: Buffer, folder: string): Promise<void> {
	const bytes = brotliCompressSync(svg).length;
	if (bytes > drawingLimit) {
		throw new RecorderError(
			`${name}.svg hat komprimiert ${bytes} Byte, erlaubt sind ${drawingLimit}. Bitte die Zeichnung vereinfachen.`,
		);
	}
	await writeFile(path.join(folder, `${name}.svg`), svg);
}

async function avif(picture: Sharp, name: string, width: number): Promise<Buffer> {
	const { names, width: phoneWidth, goal, rich } = firstPicture;
	if (!names.includes(name) || width > phoneWidth) return encodeAvif(picture);
	// Coarser colour saves many bytes and cannot be seen on a phone's small pixels.
	const encode = (value: number) => encodeAvif(picture.clone(), value, '4:2:0');
	const best = quality.avif;
	return (
		(await fitQuality({ best, ...goal }, encode)) ??
		(await fitQuality({ best, ...rich }, encode)) ??
		encode(rich.least)
	);
}

/** A picture as it is served. Effort 3 takes a third of the time of sharp's default and a few per cent more bytes. */
export function encodeAvif(
	picture: Sharp,
	value: number = quality.avif,
	chromaSubsampling: '4:4:4' | '4:2:0' = '4:4:4',
): Promise<Buffer> {
	return picture.avif({ quality: value, effort: 3, chromaSubsampling }).toBuffer();
}

/** As `#rrggbb`. */
async function meanColour(picture: Sharp): Promise<string> {
	const mean = picture.clone().toColourspace('srgb').resize(1, 1, { fit: 'fill' });
	return `#${(await mean.raw().toBuffer()).toString('hex')}`;
}
