import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Foto, Fotodatei } from '../content/foto.ts';
import { fitQuality } from '../lib/fit-quality.ts';
import { fromCache } from './from-cache.ts';

/** What a phone may get, by width and by bytes. */
const TELEFON = { breite: 480, grenze: 20_000 };
/** Visible quality, and the least before a face turns to blocks. */
const GUETE = { avif: [62, 30], jpg: [72, 40] } as const;

/**
 * The photo's square in one width: upright, in sRGB, without what the camera noted in it.
 * @throws where a phone would get too many bytes
 */
export async function cutFoto(
	{ datei, ausschnitt }: Foto,
	{ breite, endung }: Fotodatei,
	wurzel: string = process.cwd(),
): Promise<Buffer> {
	const quelle = await readFile(datei);
	const fassung = JSON.stringify([sharp.versions, ausschnitt, breite, endung, GUETE, TELEFON]);
	return fromCache(join(wurzel, '.cache/foto'), [fassung, quelle], async () => {
		const quadrat = await sharp(quelle)
			.autoOrient()
			.extract(ausschnitt)
			.resize(breite)
			.flatten({ background: '#ffffff' })
			.png({ compressionLevel: 0 })
			.toBuffer();
		const [von, bis] = GUETE[endung];
		const grenze = breite <= TELEFON.breite ? TELEFON.grenze : Number.POSITIVE_INFINITY;
		const bild = await fitQuality({ von, bis, grenze }, (quality) =>
			(endung === 'avif'
				? sharp(quadrat).avif({ quality, effort: 4 })
				: sharp(quadrat).jpeg({ quality, mozjpeg: true })
			).toBuffer(),
		);
		if (bild) return bild;
		throw new Error(
			`„${datei}“ ist für ein Telefon zu unruhig: auch in geringer Güte über ${grenze} Byte bei ${breite} Pixeln. Bitte ein Foto mit ruhigerem Hintergrund nehmen.`,
		);
	});
}
