import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fitQuality } from '#shared/fit-quality.ts';
import type { Photo, PhotoFile } from '../content-schema/owner-photo.ts';
import { fromCache } from './from-cache.ts';

/** The largest width in pixels and the most bytes for a phone. */
const PHONE = { width: 480, limit: 20_000 };
/** The best quality to try, and the least before a face turns to blocks. */
const QUALITY = { avif: [62, 30], jpg: [72, 40] } as const;

/**
 * The photo's square in one width: upright, in sRGB, without the camera's metadata.
 * @throws where a phone's file stays too large at the least quality
 */
export async function cropPhoto(
	{ file, crop }: Photo,
	{ width, extension }: PhotoFile,
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
