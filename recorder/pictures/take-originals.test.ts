import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { readOriginal } from './take-originals.ts';

test.each([
	[{ width: 780, height: 17_000 }, undefined, { width: 780, height: 16_384 }, 'telefon'],
	[{ width: 400, height: 200 }, undefined, { width: 400, height: 200 }, 'desktop'],
	[{ width: 400, height: 200 }, 6, { width: 200, height: 400 }, 'telefon'],
])(
	'a finished picture of %o, turned by %s, is taken as %o',
	async (size, orientation, taken, device) => {
		const file = path.join(newFolder(), 'bild-1.jpg');
		const picture = sharp({ create: { ...size, channels: 3, background: '#cde' } }).jpeg();
		await picture.withMetadata({ orientation }).toFile(file);
		const { source, geraet } = await readOriginal(file);
		expect(geraet).toBe(device);
		expect(await sharp(source).metadata()).toMatchObject(taken);
	},
);
