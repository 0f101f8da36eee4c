import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { readPhoto } from './owner-photo.ts';

const root = newFolder();
const mitte = { x: 50, y: 35 };

beforeAll(async () => {
	mkdirSync(join(root, 'public'));
	await picture(1200, 800).toFile(join(root, 'quer.jpg'));
	await picture(1200, 800).toFile(join(root, 'public/quer.jpg'));
	// Taken upright and stored turned by a quarter, as phones do.
	await picture(1200, 800).withMetadata({ orientation: 6 }).toFile(join(root, 'hoch.jpg'));
	await picture(479, 900).toFile(join(root, 'klein.png'));
	await picture(900, 900).toFile(join(root, 'neu.webp'));
	const whole = await picture(900, 900).jpeg().toBuffer();
	writeFileSync(join(root, 'halb.jpg'), whole.subarray(0, whole.length / 2));
});

test.each([
	['quer.jpg', { x: 50, y: 35 }, [200, 0]],
	['quer.jpg', { x: 40, y: 35 }, [80, 0]],
	['quer.jpg', { x: 5, y: 35 }, [0, 0]],
	['quer.jpg', { x: 95, y: 35 }, [400, 0]],
	['hoch.jpg', { x: 5, y: 50 }, [0, 200]],
])('the square of %s has %j in its middle, or near it', async (datei, mitte, [left, top]) => {
	const { crop } = await readPhoto({ datei, mitte }, root);
	expect(crop).toEqual({ left, top, width: 800, height: 800 });
});

test.each([
	['fehlt.jpg', /„fehlt\.jpg“ gibt es nicht\. Bitte das Foto dort ablegen/],
	['klein.png', /hat 479 × 900 Pixel, nötig sind 480 × 480\. Bitte ein größeres/],
	['neu.webp', /nicht als JPEG oder PNG lesen/],
	['halb.jpg', /nicht als JPEG oder PNG lesen/],
	['public/quer.jpg', /ginge aus public\/ mit allem online.*nach src\/content\/ verschieben/],
])('%s stops the build, with what to do', async (datei, message) => {
	await expect(readPhoto({ datei, mitte }, root)).rejects.toThrow(message);
});

function picture(width: number, height: number): Sharp {
	return sharp({ create: { width, height, channels: 3, background: '#8899aa' } });
}
