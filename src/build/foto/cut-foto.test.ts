import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fotoDateien, readFoto } from '../../content/foto.ts';
import { cutFoto } from './cut-foto.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'foto-'));
afterAll(() => rmSync(wurzel, { recursive: true }));

test('a photo is upright in every file, says nothing of where it was taken, and is small on phones', async () => {
	// Blue above, green below, grainy; stored lying on its side, as phones do.
	const korn = { type: 'gaussian', mean: 128, sigma: 50 } as const;
	const grund = {
		create: { width: 500, height: 700, channels: 3, background: '#2040a0' },
	} as const;
	const unten = { create: { ...grund.create, height: 350, background: '#20a040' } };
	const rauschen = await sharp({ create: { ...grund.create, noise: korn } })
		.blur(1)
		.png()
		.toBuffer();
	const aufrecht = await sharp(grund)
		.composite([
			{ input: await sharp(unten).png().toBuffer(), top: 350, left: 0 },
			{ input: rauschen, blend: 'soft-light' },
		])
		.png()
		.toBuffer();
	await sharp(aufrecht)
		.rotate(-90)
		.withExif({
			IFD0: { Artist: 'Kamera' },
			IFD3: { GPSLatitude: '51/1 30/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95 })
		.toFile(join(wurzel, 'foto.jpg'));

	const foto = await readFoto({ datei: 'foto.jpg', mitte: { x: 50, y: 50 } }, wurzel);
	const dateien = fotoDateien(foto);
	expect(dateien.length).toBe(3);
	for (const datei of dateien) {
		const inhalt = await cutFoto(foto, datei, wurzel);
		const name = `${datei.breite}.${datei.endung}`;
		const { width, height, exif, orientation } = await sharp(inhalt).metadata();
		expect([width, height, exif, orientation], name).toEqual([
			datei.breite,
			datei.breite,
			undefined,
			undefined,
		]);
		if (datei.breite <= 480) expect(inhalt.length, name).toBeLessThanOrEqual(20_000);
		expect([await tone(inhalt, 0), await tone(inhalt, 0.8)], name).toEqual(['blue', 'green']);
	}
}, 20_000);

/** Which of the two the picture is from that height on, over a fifth of it. */
async function tone(inhalt: Buffer, von: number): Promise<string> {
	const { width, height } = await sharp(inhalt).metadata();
	const streifen = {
		left: 0,
		top: Math.round(von * height),
		width,
		height: Math.floor(height / 5),
	};
	const { channels } = await sharp(await sharp(inhalt).extract(streifen).png().toBuffer()).stats();
	return (channels[2]?.mean ?? 0) > (channels[1]?.mean ?? 0) ? 'blue' : 'green';
}
