import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { initial, signetSvg } from './signet.ts';

/** The PNG icons that systems ask for, by file name without extension. */
export const ICONS = {
	'apple-touch-icon': { edge: 180, kind: 'tile' },
	'icon-192': { edge: 192, kind: 'tile' },
	'icon-512': { edge: 512, kind: 'tile' },
	'icon-maskable-192': { edge: 192, kind: 'maskable' },
	'icon-maskable-512': { edge: 512, kind: 'maskable' },
} as const;

/** The owner's signet as PNG. */
export async function signetPng(
	edge: number,
	kind: 'tile' | 'small' | 'maskable',
): Promise<Buffer> {
	const svg = await signetSvg(initial(inhaber.name), kind);
	return sharp(Buffer.from(svg), { density: (72 * edge) / 64 })
		.resize(edge, edge)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}
