import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { Medium, RawPicture } from '../recording.ts';
import { newTask } from '../testing/new-task.ts';
import { packRecordings } from './pack-recordings.ts';

const size = { width: 480, height: 300 };
const calm = sharp({ create: { ...size, channels: 3, background: '#cde' } });

/** Black and white by chance, the same each time: what no quality makes small. */
function restless(): Sharp {
	let state = 7;
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state >>> 31 ? 255 : 0;
	};
	const greys = Uint8Array.from({ length: size.width * size.height }, next);
	return sharp(greys, { raw: { ...size, channels: 1 } });
}

const shown = { alt: 'Startseite von Haus', geraet: 'desktop' } as const;
const pictureOf = async (name: string, source = calm): Promise<RawPicture> => ({
	...shown,
	name,
	source: await source.clone().png().toBuffer(),
});

const filmed = { film: { breite: 1280, hoehe: 800 } };

test('a first picture that phones load slower than they may is told, and no other', async () => {
	const task = newTask('pictures');
	const pictures = [await pictureOf('bild-1', restless()), await pictureOf('bild-2', restless())];
	await packRecordings({ pictures, filmed }, task);
	expect([...task.notes.keys()]).toEqual(['bild-1']);
	expect(task.notes.get('bild-1')).toMatch(/auf Telefonen \d\d+ KB statt höchstens 16 KB lädt/);

	const quiet = newTask('pictures');
	await packRecordings({ pictures: [await pictureOf('bild-1')], filmed }, quiet);
	expect([...quiet.notes]).toEqual([]);
});

/** A folder with an earlier recording, of which one medium is renewed. */
async function earlier(only: Medium) {
	const task = newTask(only);
	const entry = { ...shown, format: 'avif', breite: 9, hoehe: 9, breiten: [9] };
	const bilder = { background: entry, poster: entry, 'bild-5': entry };
	const files = [
		...Object.keys(bilder).flatMap((name) => [`${name}-9.avif`, `${name}.jpg`]),
		...['logo.png', 'bild-5.txt', 'logo.psd'],
	];
	for (const file of files) await writeFile(path.join(task.out, file), '');
	const manifest = JSON.stringify({ logo: 'logo.png', bilder, ...filmed });
	await writeFile(path.join(task.out, 'manifest.json'), manifest);
	/** Which of these files are gone. */
	const gone = () => files.filter((file) => !existsSync(path.join(task.out, file)));
	return { task, gone };
}

test('earlier pictures, of which there were more, and another logo go, and what was not recorded stays', async () => {
	const { task, gone } = await earlier('pictures');
	const logo = Buffer.from('<svg/>');
	const manifest = await packRecordings({ logo, pictures: [await pictureOf('bild-2')] }, task);
	expect(Object.keys(manifest.bilder)).toEqual(['background', 'poster', 'bild-2']);
	expect(manifest.bilder['bild-2']?.breiten, 'each once').toEqual([320, 480]);
	expect(manifest).toMatchObject({ logo: 'logo.svg', ...filmed });
	expect(gone()).toEqual(['bild-5-9.avif', 'bild-5.jpg', 'logo.png']);
});

test('a ground that is drawn takes the place of one in pixels, and every other picture stays', async () => {
	const { task, gone } = await earlier('plan');
	const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';
	const manifest = await packRecordings({ ground: Buffer.from(drawn), pictures: [] }, task);
	expect(manifest.bilder.background).toMatchObject({ format: 'svg' });
	expect(Object.keys(manifest.bilder)).toHaveLength(3);
	expect(gone()).toEqual(['background-9.avif']);
});
