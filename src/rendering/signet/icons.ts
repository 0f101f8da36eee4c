import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { initial } from '../../lib/initial.ts';
import { signetSvg } from './signet.ts';

/** The PNG icons, by file name: favicon.ico is one as well, since browsers go by a file's first bytes. */
export const ICONS = {
	'favicon.ico': { edge: 32, kind: 'small' },
	'apple-touch-icon.png': { edge: 180, kind: 'tile' },
	'icon-192.png': { edge: 192, kind: 'tile' },
	'icon-512.png': { edge: 512, kind: 'tile' },
	'icon-maskable-192.png': { edge: 192, kind: 'maskable' },
	'icon-maskable-512.png': { edge: 512, kind: 'maskable' },
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
