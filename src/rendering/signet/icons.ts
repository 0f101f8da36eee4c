import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { initial, signetSvg } from './signet.ts';

/** The pictures that systems want as PNG, by file name without its ending. */
export const ICONS = {
	'apple-touch-icon': { kante: 180, art: 'kachel' },
	'icon-192': { kante: 192, art: 'kachel' },
	'icon-512': { kante: 512, art: 'kachel' },
	'icon-maskierbar-192': { kante: 192, art: 'maskierbar' },
	'icon-maskierbar-512': { kante: 512, art: 'maskierbar' },
} as const;

/** The owner's signet as PNG. */
export async function symbolPng(
	edge: number,
	kind: 'kachel' | 'klein' | 'maskierbar',
): Promise<Buffer> {
	const svg = await signetSvg(initial(inhaber.name), kind);
	return sharp(Buffer.from(svg), { density: (72 * edge) / 64 })
		.resize(edge, edge)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}

/** An .ico file that holds square PNG pictures. */
export function packIco(pictures: readonly { kante: number; png: Buffer }[]): Buffer {
	const HEAD = 6;
	const ENTRY = 16;
	const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let index = head.length;
	for (const [number, { kante, png }] of pictures.entries()) {
		const entry = HEAD + ENTRY * number;
		// 256 is written as 0.
		head.writeUInt8(kante % 256, entry);
		head.writeUInt8(kante % 256, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(index, entry + 12);
		index += png.length;
	}
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
