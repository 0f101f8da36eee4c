import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { readPhoto } from './foto.ts';

const folder = newFolder();
const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

test('a large photo becomes small enough, and says nothing about its place', async () => {
	const file = join(folder, 'ich.png');
	await picture(2400, 3000)
		.withExif({ IFD3: { GPSLatitudeRef: 'N' } })
		.toFile(file);
	const photo = await readPhoto(file);
	if (typeof photo === 'string') throw new Error(photo);
	const { format, width, height, exif } = await sharp(photo).metadata();
	expect([format, width, height, exif]).toEqual(['jpeg', 1600, 2000, undefined]);
});

test('a photo stands as the camera was held, is not enlarged, and has no holes', async () => {
	const file = join(folder, 'quer.png');
	const see = { width: 900, height: 600, channels: 4, background: '#00000000' } as const;
	await sharp({ create: see }).withMetadata({ orientation: 6 }).png().toFile(file);
	const photo = await readPhoto(file);
	const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height, info.channels, data[0]]).toEqual([600, 900, 3, 255]);
});

test('a photo that pages cannot show is refused in one sentence', async () => {
	await picture(300, 900).toFile(join(folder, 'klein.jpg'));
	for (const name of ['IMG_1.HEIC', 'brief.jpg']) writeFileSync(join(folder, name), 'ftypheic');
	const say = async (name: string) => readPhoto(join(folder, name));
	expect(await say('fehlt.jpg')).toMatch(/fehlt\.jpg gibt es nicht/);
	expect(await say('klein.jpg')).toMatch(/300 × 900 Pixel, nötig sind 480/);
	expect(await say('IMG_1.HEIC')).toMatch(/HEIC vom iPhone.*als JPEG sichern/);
	expect(await say('brief.jpg')).toMatch(/nicht als Bild lesen/);
});
