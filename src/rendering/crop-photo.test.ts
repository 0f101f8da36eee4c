import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { photoFiles, readPhoto } from '../content-schema/owner-photo.ts';
import { cropPhoto } from './crop-photo.ts';

/** Blue above, green below, grainy. */
const upright = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700">
	<filter id="korn"><feTurbulence baseFrequency="0.2"/></filter>
	<rect width="500" height="350" fill="#2040a0"/><rect y="350" width="500" height="350" fill="#20a040"/>
	<rect width="500" height="700" filter="url(#korn)" opacity="0.6"/></svg>`;

test('every file of a photo is upright, without metadata, and small where a phone gets it', async () => {
	const root = newFolder();
	// Stored turned by a quarter, as phones do.
	await sharp(Buffer.from(upright))
		.rotate(-90)
		.withExif({ IFD0: { Artist: 'Kamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95 })
		.toFile(join(root, 'foto.jpg'));
	const photo = await readPhoto({ datei: 'foto.jpg', mitte: { x: 50, y: 50 } }, root);
	const files = photoFiles(photo);
	expect(files.length).toBe(3);
	for (const file of files) {
		const content = await cropPhoto(photo, file, root);
		const { width, height, exif, orientation } = await sharp(content).metadata();
		const none = undefined;
		expect([width, height, exif, orientation]).toEqual([file.width, file.width, none, none]);
		if (file.width <= 480) expect(content.length).toBeLessThanOrEqual(20_000);
		const rows = await sharp(content).resize(1, 5, { fit: 'fill' }).raw().toBuffer();
		const isBlue = (row: number) => rows.readUInt8(3 * row + 2) > rows.readUInt8(3 * row + 1);
		expect([isBlue(0), isBlue(4)]).toEqual([true, false]);
	}
});
