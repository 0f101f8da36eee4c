import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { RecorderError } from '../recorder-error.ts';
import { readSvg } from './clean-svg.ts';

/** A client's logo: an SVG file or a PNG. */
export type Logo = Buffer;

/** In px, twice the largest width at which a logo is shown. */
const pngWidth = 640;

/** Reads a logo from an SVG or PNG file, safe to be served. */
export async function readLogo(file: string): Promise<Logo> {
	if (!existsSync(file)) throw new RecorderError(`Das Logo ${file} gibt es nicht.`);
	return /\.svg$/i.test(file)
		? Buffer.from(await readSvg(file))
		: normalisePng(await readFile(file), file);
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
