import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { newTask } from '../testing/new-task.ts';
import { encodeFilm } from './encode-film.ts';
import { frameFile } from './record-film.ts';

/** Films as large as these, in bytes, from an ffmpeg that only says what it was asked for. */
async function encode(webm: number, mp4: number) {
	const bin = newFolder();
	const script = `#!/bin/sh
for word; do case "$word" in
	*.webm) head -c ${webm} /dev/zero > "$word";;
	*.mp4) head -c ${mp4} /dev/zero > "$word";;
esac; done
echo "$@" >> "${bin}/asked"
`;
	writeFileSync(path.join(bin, 'ffmpeg'), script);
	chmodSync(path.join(bin, 'ffmpeg'), 0o700);
	vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
	onTestFinished(() => void vi.unstubAllEnvs());
	const task = newTask('film');
	mkdirSync(path.join(task.frames, 'desktop'));
	for (let frame = 1; frame <= 60; frame++)
		writeFileSync(frameFile(path.join(task.frames, 'desktop'), frame), '');
	expect(await encodeFilm('desktop', task)).toEqual({ breite: 1280, hoehe: 800 });
	const asked = readFileSync(path.join(bin, 'asked'), 'utf8').trim().split('\n');
	const qualities = asked.map((line) => [...line.matchAll(/-crf (\d+)/g)].map(([, crf]) => crf));
	const fadesAt = Number(/setpts=PTS\+([\d.]+)/.exec(asked[0] ?? '')?.[1]);
	return { qualities, told: [...task.notes.values()], fadesAt };
}

test('a film that is small enough is written once, and nothing is told', async () => {
	const { qualities, told, fadesAt } = await encode(480_000, 900_000);
	expect([qualities, told]).toEqual([[['50', '29']], []]);
	expect(fadesAt, 'in the last third of the second second').toBeCloseTo(2 - 1 / 3);
});

test('a file that is too large is written worse and worse, at last told with its size; the other is left', async () => {
	const { qualities, told } = await encode(600_400, 900_000);
	expect(qualities).toEqual([['50', '29'], ['52'], ['54'], ['56'], ['58']]);
	expect(told).toEqual([
		expect.stringMatching(/^showcase\.webm hat 600 KB statt höchstens 480 KB: /),
	]);
});
