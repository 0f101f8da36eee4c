import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fotoDateien, readFoto } from '../content/foto.ts';
import { cutFoto } from './cut-foto.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'foto-'));
afterAll(() => rmSync(wurzel, { recursive: true }));

/** Blue above, green below, grainy. */
const aufrecht = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700">
	<filter id="korn"><feTurbulence baseFrequency="0.2"/></filter>
	<rect width="500" height="350" fill="#2040a0"/><rect y="350" width="500" height="350" fill="#20a040"/>
	<rect width="500" height="700" filter="url(#korn)" opacity="0.6"/></svg>`;

test('a photo is upright in every file, says nothing of where it was taken, and is small on phones', async () => {
	// Stored lying on its side, as phones do.
	await sharp(Buffer.from(aufrecht))
		.rotate(-90)
		.withExif({ IFD0: { Artist: 'Kamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95 })
		.toFile(join(wurzel, 'foto.jpg'));
	const foto = await readFoto({ datei: 'foto.jpg', mitte: { x: 50, y: 50 } }, wurzel);
	const dateien = fotoDateien(foto);
	expect(dateien.length).toBe(3);
	for (const datei of dateien) {
		const inhalt = await cutFoto(foto, datei, wurzel);
		const { width, height, exif, orientation } = await sharp(inhalt).metadata();
		expect([width, height, exif, orientation]).toEqual([
			datei.breite,
			datei.breite,
			undefined,
			undefined,
		]);
		if (datei.breite <= 480) expect(inhalt.length).toBeLessThanOrEqual(20_000);
		expect([await tone(inhalt, 0), await tone(inhalt, 0.8)]).toEqual(['blue', 'green']);
	}
}, 60_000);

/** Which of the two the picture is from that height on, over a fifth of it. */
async function tone(inhalt: Buffer, von: number): Promise<string> {
	const { width, height } = await sharp(inhalt).metadata();
	const [top, hoehe] = [Math.round(von * height), Math.floor(height / 5)];
	const streifen = sharp(inhalt).extract({ left: 0, top, width, height: hoehe });
	const { channels } = await sharp(await streifen.png().toBuffer()).stats();
	return (channels[2]?.mean ?? 0) > (channels[1]?.mean ?? 0) ? 'blue' : 'green';
}
