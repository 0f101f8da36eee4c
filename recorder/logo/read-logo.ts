import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findFile } from '../find-file.ts';
import { RecorderError } from '../recorder-error.ts';
import { readSvg } from './clean-svg.ts';

/** A client's logo: text of an SVG file, or a PNG. */
export type Logo = string | Buffer;

/** In px, twice the largest width at which a logo is shown. */
const pngWidth = 640;

/** The logo.svg or logo.png of a folder; undefined where there is neither. */
export async function readLogo(folder: string): Promise<Logo | undefined> {
	const svg = findFile(folder, /^logo\.svg$/i);
	if (svg) return readSvg(svg);
	const png = findFile(folder, /^logo\.png$/i);
	return png && normalisePng(await readFile(png), png);
}

/** A PNG in the size of a logo, without metadata. */
export async function normalisePng(content: Buffer, source: string): Promise<Buffer> {
	const picture = sharp(content);
	const { format } = await picture.metadata().catch(() => ({ format: undefined }));
	if (format !== 'png') throw new RecorderError(`${source} ist keine PNG-Datei.`);
	return picture
		.resize({ width: pngWidth, withoutEnlargement: true })
		.png({ palette: true, effort: 10 })
		.toBuffer();
}
