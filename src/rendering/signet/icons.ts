import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { initiale, signetSvg } from './signet.ts';

/** The pictures that systems want as PNG, by file name without its ending. */
export const SYMBOLE = {
	'apple-touch-icon': { kante: 180, art: 'kachel' },
	'icon-192': { kante: 192, art: 'kachel' },
	'icon-512': { kante: 512, art: 'kachel' },
	'icon-maskierbar-192': { kante: 192, art: 'maskierbar' },
	'icon-maskierbar-512': { kante: 512, art: 'maskierbar' },
} as const;

/** The owner's signet as PNG. */
export async function symbolPng(
	kante: number,
	art: 'kachel' | 'klein' | 'maskierbar',
): Promise<Buffer> {
	const svg = await signetSvg(initiale(inhaber.name), art);
	return sharp(Buffer.from(svg), { density: (72 * kante) / 64 })
		.resize(kante, kante)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}

/** An .ico file that holds square PNG pictures. */
export function packIco(bilder: readonly { kante: number; png: Buffer }[]): Buffer {
	const KOPF = 6;
	const EINTRAG = 16;
	const kopf = Buffer.alloc(KOPF + EINTRAG * bilder.length);
	kopf.writeUInt16LE(1, 2);
	kopf.writeUInt16LE(bilder.length, 4);
	let stelle = kopf.length;
	for (const [nummer, { kante, png }] of bilder.entries()) {
		const eintrag = KOPF + EINTRAG * nummer;
		// 256 is written as 0.
		kopf.writeUInt8(kante % 256, eintrag);
		kopf.writeUInt8(kante % 256, eintrag + 1);
		kopf.writeUInt16LE(1, eintrag + 4);
		kopf.writeUInt16LE(32, eintrag + 6);
		kopf.writeUInt32LE(png.length, eintrag + 8);
		kopf.writeUInt32LE(stelle, eintrag + 12);
		stelle += png.length;
	}
	return Buffer.concat([kopf, ...bilder.map(({ png }) => png)]);
}
