import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { RawPicture } from '../recording.ts';
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

test('of an earlier recording with more pictures and another logo none stays, and what was not recorded does', async () => {
	const task = newTask('pictures');
	const entry = { ...shown, format: 'avif', breite: 9, hoehe: 9, breiten: [9] };
	const known = { logo: 'logo.png', bilder: { background: entry, 'bild-5': entry }, ...filmed };
	await writeFile(path.join(task.out, 'manifest.json'), JSON.stringify(known));
	await writeFile(path.join(task.out, 'bild-5-9.avif'), '');
	await writeFile(path.join(task.out, 'logo.png'), '');
	const logo = Buffer.from('<svg/>');
	const manifest = await packRecordings({ logo, pictures: [await pictureOf('bild-2')] }, task);
	expect(Object.keys(manifest.bilder)).toEqual(['background', 'bild-2']);
	expect(manifest).toMatchObject({ logo: 'logo.svg', ...filmed });
	expect(existsSync(path.join(task.out, 'logo.png'))).toBe(false);
	expect(existsSync(path.join(task.out, 'bild-5-9.avif'))).toBe(false);
});
