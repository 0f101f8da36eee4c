import { access } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import sharp, { type Region } from 'sharp';
import { optionalFacts, type PhotoFact } from './owner-facts.ts';

/** Widths of the square in pixels. */
const WIDTHS = [320, 480, 640, 800];
/** Width of the one JPEG; a photo has at least as many pixels. */
export const JPEG_WIDTH = 480;

/** The owner's photo on disk, and the square that is shown of it. */
export type Photo = {
	file: string;
	/** In pixels of the upright picture. */
	crop: Region;
	/** The widths it is shown in. */
	widths: readonly number[];
};

export type PhotoFile = { width: number; extension: 'avif' | 'jpg' };

/** The owner's photo; undefined without one. */
export const ownerPhoto: Photo | undefined =
	optionalFacts.foto && (await readPhoto(optionalFacts.foto));

/** The files made of a photo. */
export function photoFiles({ widths }: Photo): PhotoFile[] {
	const avif = widths.map((width) => ({ width, extension: 'avif' as const }));
	return [...avif, { width: JPEG_WIDTH, extension: 'jpg' }];
}

/** Address of one of these files. */
export function photoPath({ width, extension }: PhotoFile): string {
	return `/foto/${width}.${extension}`;
}

/** @throws with a sentence on what is wrong with the file and what to do */
export async function readPhoto(
	{ datei, mitte }: PhotoFact,
	root: string = process.cwd(),
): Promise<Photo> {
	const file = resolve(root, datei);
	await access(file).catch(() =>
		refuse(datei, 'gibt es nicht. Bitte das Foto dort ablegen oder den Pfad berichtigen'),
	);
	if (!relative(resolve(root, 'public'), file).startsWith('..')) {
		refuse(
			datei,
			'ginge aus public/ mit allem online, was die Kamera hineingeschrieben hat, etwa dem Ort. Bitte nach src/content/ verschieben',
		);
	}
	const { width, height } = await readSize(file).catch(() =>
		refuse(datei, 'lässt sich nicht als JPEG oder PNG lesen. Bitte neu als JPEG speichern'),
	);
	const edge = Math.min(width, height);
	if (edge < JPEG_WIDTH) {
		refuse(
			datei,
			`hat ${width} × ${height} Pixel, nötig sind ${JPEG_WIDTH} × ${JPEG_WIDTH}. Bitte ein größeres nehmen`,
		);
	}
	return {
		file,
		crop: {
			left: startOfCrop(width, edge, mitte.x),
			top: startOfCrop(height, edge, mitte.y),
			width: edge,
			height: edge,
		},
		widths: WIDTHS.filter((value) => value <= edge),
	};
}

/** Size of the upright picture; rejects what is no complete JPEG or PNG. */
async function readSize(file: string): Promise<{ width: number; height: number }> {
	const { format, autoOrient } = await sharp(file).metadata();
	if (format !== 'jpeg' && format !== 'png') throw new Error(`format ${format}`);
	// A file that was cut off shows it only when all of it is read.
	await sharp(file).resize(JPEG_WIDTH).raw().toBuffer();
	return autoOrient;
}

/** Start of a square with the point in its middle, moved where it would leave the picture. */
function startOfCrop(length: number, edge: number, percent: number): number {
	const start = Math.round((length * percent) / 100 - edge / 2);
	return Math.min(Math.max(start, 0), length - edge);
}

function refuse(datei: string, sentence: string): never {
	throw new Error(
		`shared/inhaber.ts, Feld „freiwillig.foto.datei“: „${datei}“ ${sentence}, oder das Feld leeren; dann bleibt die Zeichnung.`,
	);
}
