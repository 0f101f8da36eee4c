import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Task } from '../recording.ts';
import { newTask } from '../testing/new-task.ts';
import { html, section, serveStrangers } from '../testing/strangers.ts';
import { encodeFilm } from './encode-film.ts';
import { films, frameFile, recordFilm } from './record-film.ts';

/* What the owner is told of a film that nobody would like to see, or that takes long to load. */

/** Frames of a film: each another noise, or all of one colour. */
async function filmOf(kind: 'noise' | 'plain', { frames }: Task): Promise<void> {
	const folder = path.join(frames, 'desktop');
	await mkdir(folder);
	const { width, height } = films.desktop;
	const noise = { type: 'gaussian', sigma: 60 } as const;
	for (let number = 1; number <= 15; number++) {
		const create = { width, height, channels: 3 as const, background: '#888' };
		const frame = sharp({ create: kind === 'noise' ? { ...create, noise } : create });
		await frame.png({ compressionLevel: 1 }).toFile(frameFile(folder, number));
	}
}

test('a film whose files stay too large is told with both sizes; a calm one is not', async () => {
	const [full, calm] = [newTask('film'), newTask('film')];
	await filmOf('noise', full);
	expect(await encodeFilm('desktop', full)).toEqual({ breite: 1280, hoehe: 800 });
	expect([...full.notes.values()]).toEqual([
		expect.stringMatching(/^showcase\.webm hat \d+ KB statt höchstens 480 KB: /),
		expect.stringMatching(/^showcase\.mp4 hat \d+ KB statt höchstens 900 KB: /),
	]);
	await filmOf('plain', calm);
	await encodeFilm('desktop', calm);
	expect([...calm.notes]).toEqual([]);
});

const { base, browser, close } = await serveStrangers({
	'/weiss': html(`<h1>Haus</h1><div style="height:4000px"></div>${section(1)}`),
});
afterAll(close);

test('a film that shows nothing for seconds is told, one that only passes is not', async () => {
	const film = async (schritte: { scroll: number; dauer: number }[]) => {
		const task = newTask('film');
		const notes = new Map<string, string>();
		const access = { base, hidden: [], kept: [], notes };
		await recordFilm(browser, access, { seite: '/weiss', schritte }, 'desktop', task);
		return [...notes.values()];
	};
	const long = await film([
		{ scroll: 1500, dauer: 1 },
		{ scroll: 2400, dauer: 5 },
	]);
	expect(long).toEqual([
		expect.stringMatching(/^showcase zeigt [45] Sekunden lang nur eine Farbe/),
	]);
	expect(await film([{ scroll: 300, dauer: 5 }])).toEqual([]);
});
