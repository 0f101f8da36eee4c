import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Task } from '../recording.ts';
import type { Step } from '../script.ts';
import { newTask } from '../testing/new-task.ts';
import { html, section, serveStrangers } from '../testing/strangers.ts';
import { encodeFilm } from './encode-film.ts';
import { films, frameFile, recordFilm } from './record-film.ts';

/* What a film shows, and what the owner is told of one that shows nothing or takes long to load. */

/** Frames of a film: each by chance, or all of one grey. */
async function filmOf(greys: (bytes: number) => Buffer, { frames }: Task): Promise<void> {
	const folder = path.join(frames, 'desktop');
	await mkdir(folder);
	const { width, height } = films.desktop;
	const raw = { width, height, channels: 1 } as const;
	for (let number = 1; number <= 12; number++) {
		const frame = sharp(greys(width * height), { raw }).png({ compressionLevel: 1 });
		await frame.toFile(frameFile(folder, number));
	}
}

test('a file of a film that stays too large is told with its size; a smaller or calm one is not', async () => {
	const [full, calm] = [newTask('film'), newTask('film')];
	await filmOf(randomBytes, full);
	expect(await encodeFilm('desktop', full)).toEqual({ breite: 1280, hoehe: 800 });
	const [told = '', ...others] = [...full.notes.values()];
	expect(others, 'the other file is small enough').toEqual([]);
	expect(told).toMatch(/^showcase\.webm hat \d+ KB statt höchstens 480 KB: /);
	const size = (name: string) => statSync(path.join(full.out, name)).size;
	expect(told).toContain(` ${Math.round(size('showcase.webm') / 1000)} KB `);
	expect(size('showcase.mp4')).toBeLessThanOrEqual(900_000);
	await filmOf((bytes) => Buffer.alloc(bytes, 128), calm);
	await encodeFilm('desktop', calm);
	expect([...calm.notes]).toEqual([]);
});

const { base, browser, close } = await serveStrangers({
	'/weiss': html(`<h1>Haus</h1><div style="height:4000px"></div>${section(1)}`),
	'/klick': html(
		`<h1>Haus</h1><button style="position:fixed;left:600px;top:300px;width:100px;height:60px" onclick="document.body.style.background = '#00f'">Mehr</button>`,
	),
});
afterAll(close);

async function film(seite: string, schritte: Step[]) {
	const task = newTask('film');
	const access = { base, hidden: [], kept: [], notes: task.notes };
	await recordFilm(browser, access, { seite, schritte }, 'desktop', task);
	return task;
}

test('a film that shows nothing for seconds is told', async () => {
	const { notes } = await film('/weiss', [
		{ scroll: 1500, dauer: 1 },
		{ scroll: 2400, dauer: 4 },
	]);
	const told = expect.stringMatching(/^showcase zeigt [456] Sekunden lang nur eine Farbe/);
	expect([...notes.values()]).toEqual([told]);
});

test('a click is seen where the pointer is, and nothing is told of a film that shows something', async () => {
	const { frames, notes } = await film('/klick', [{ klick: 'button', dauer: 0.5 }, { warte: 5 }]);
	const colourAt = async (frame: number, left: number, top: number) => {
		const file = frameFile(path.join(frames, 'desktop'), frame);
		const point = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 });
		return [...(await point.raw().toBuffer())];
	};
	let clicked = 1;
	while ((await colourAt(clicked, 5, 5))[0] !== 0) clicked += 1;
	expect(await colourAt(clicked, 650 + 2, 330 + 9), 'inside the arrow').toEqual([20, 24, 42]);
	expect([...notes]).toEqual([]);
});
