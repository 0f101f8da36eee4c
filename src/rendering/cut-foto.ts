import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import type { Foto, Fotodatei } from '../content-schema/foto.ts';
import { fromCache } from './from-cache.ts';

/** What a phone may get, by width and by bytes. */
const PHONE = { width: 480, limit: 20_000 };
/** Visible quality, and the least before a face turns to blocks. */
const QUALITY = { avif: [62, 30], jpg: [72, 40] } as const;

/**
 * The photo's square in one width: upright, in sRGB, without what the camera noted in it.
 * @throws where a phone would get too many bytes
 */
export async function cutPhoto(
	{ datei: file, ausschnitt: crop }: Foto,
	{ breite: width, endung: extension }: Fotodatei,
	root: string = process.cwd(),
): Promise<Buffer> {
	const source = await readFile(file);
	const version = JSON.stringify([sharp.versions, crop, width, extension, QUALITY, PHONE]);
	return fromCache(join(root, '.cache/foto'), [version, source], async () => {
		const square = await sharp(source)
			.autoOrient()
			.extract(crop)
			.resize(width)
			.flatten({ background: '#ffffff' })
			.png({ compressionLevel: 0 })
			.toBuffer();
		const [best, least] = QUALITY[extension];
		const limit = width <= PHONE.width ? PHONE.limit : Number.POSITIVE_INFINITY;
		const picture = await fitQuality({ best, least, limit }, (quality) =>
			(extension === 'avif'
				? sharp(square).avif({ quality, effort: 4 })
				: sharp(square).jpeg({ quality, mozjpeg: true })
			).toBuffer(),
		);
		if (picture) return picture;
		throw new Error(
			`„${file}“ ist für ein Telefon zu unruhig: auch in geringer Güte über ${limit} Byte bei ${width} Pixeln. Bitte ein Foto mit ruhigerem Hintergrund nehmen.`,
		);
	});
}
