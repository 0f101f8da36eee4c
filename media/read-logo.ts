import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readSvg } from './clean-svg.ts';
import { MediaError } from './media-error.ts';

/** A client's logo: the text of an SVG file, or a PNG. */
export type Logo = string | Buffer;

/** Twice as wide as a logo is ever shown. */
const pngBreite = 640;

/** The logo.svg or logo.png of a folder; undefined where there is neither. */
export async function readLogo(ordner: string): Promise<Logo | undefined> {
	const namen = existsSync(ordner) ? await readdir(ordner) : [];
	const find = (muster: RegExp) => {
		const name = namen.find((n) => muster.test(n));
		return name && path.join(ordner, name);
	};
	const svg = find(/^logo\.svg$/i);
	if (svg) return readSvg(svg);
	const png = find(/^logo\.png$/i);
	return png && cleanPng(await readFile(png), png);
}

/** A PNG in the size of a logo, without what a camera or an editor noted in it. */
export async function cleanPng(inhalt: Buffer, quelle: string): Promise<Buffer> {
	const bild = sharp(inhalt);
	const { format } = await bild.metadata().catch(() => ({ format: undefined }));
	if (format !== 'png') throw new MediaError(`${quelle} ist keine PNG-Datei.`);
	return bild
		.resize({ width: pngBreite, withoutEnlargement: true })
		.png({ palette: true, effort: 10 })
		.toBuffer();
}
