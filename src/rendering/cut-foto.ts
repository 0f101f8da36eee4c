import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Foto, Fotodatei } from '../content/foto.ts';
import { fitQuality } from '../lib/fit-quality.ts';
import { fromCache } from './from-cache.ts';

/** What a phone may get, by width and by bytes. */
const PHONE = { breite: 480, grenze: 20_000 };
/** Visible quality, and the least before a face turns to blocks. */
const QUALITY = { avif: [62, 30], jpg: [72, 40] } as const;

/**
 * The photo's square in one width: upright, in sRGB, without what the camera noted in it.
 * @throws where a phone would get too many bytes
 */
export async function cutPhoto(
	{ datei, ausschnitt }: Foto,
	{ breite, endung }: Fotodatei,
	root: string = process.cwd(),
): Promise<Buffer> {
	const source = await readFile(datei);
	const version = JSON.stringify([sharp.versions, ausschnitt, breite, endung, QUALITY, PHONE]);
	return fromCache(join(root, '.cache/foto'), [version, source], async () => {
		const square = await sharp(source)
			.autoOrient()
			.extract(ausschnitt)
			.resize(breite)
			.flatten({ background: '#ffffff' })
			.png({ compressionLevel: 0 })
			.toBuffer();
		const [von, bis] = QUALITY[endung];
		const grenze = breite <= PHONE.breite ? PHONE.grenze : Number.POSITIVE_INFINITY;
		const picture = await fitQuality({ von, bis, grenze }, (quality) =>
			(endung === 'avif'
				? sharp(square).avif({ quality, effort: 4 })
				: sharp(square).jpeg({ quality, mozjpeg: true })
			).toBuffer(),
		);
		if (picture) return picture;
		throw new Error(
			`„${datei}“ ist für ein Telefon zu unruhig: auch in geringer Güte über ${grenze} Byte bei ${breite} Pixeln. Bitte ein Foto mit ruhigerem Hintergrund nehmen.`,
		);
	});
}
