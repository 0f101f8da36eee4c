import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { initial, signetSvg } from './signet.ts';

/** The pictures that systems want as PNG, by file name without its ending. */
export const ICONS = {
	'apple-touch-icon': { edge: 180, kind: 'tile' },
	'icon-192': { edge: 192, kind: 'tile' },
	'icon-512': { edge: 512, kind: 'tile' },
	'icon-maskable-192': { edge: 192, kind: 'maskable' },
	'icon-maskable-512': { edge: 512, kind: 'maskable' },
} as const;

/** The owner's signet as PNG. */
export async function symbolPng(
	edge: number,
	kind: 'tile' | 'small' | 'maskable',
): Promise<Buffer> {
	const svg = await signetSvg(initial(inhaber.name), kind);
	return sharp(Buffer.from(svg), { density: (72 * edge) / 64 })
		.resize(edge, edge)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}

/** An .ico file that holds square PNG pictures. */
export function packIco(pictures: readonly { edge: number; png: Buffer }[]): Buffer {
	const HEAD = 6;
	const ENTRY = 16;
	const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let index = head.length;
	for (const [number, { edge, png }] of pictures.entries()) {
		const entry = HEAD + ENTRY * number;
		// 256 is written as 0.
		head.writeUInt8(edge % 256, entry);
		head.writeUInt8(edge % 256, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(index, entry + 12);
		index += png.length;
	}
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
