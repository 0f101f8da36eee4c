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
	writeFileSync(frameFile(path.join(task.frames, 'desktop'), 1), '');
	expect(await encodeFilm('desktop', task)).toEqual({ breite: 1280, hoehe: 800 });
	const asked = readFileSync(path.join(bin, 'asked'), 'utf8').trim().split('\n');
	const qualities = asked.map((line) => [...line.matchAll(/-crf (\d+)/g)].map(([, crf]) => crf));
	return { qualities, told: [...task.notes.values()] };
}

test('a film that is small enough is written once, and nothing is told', async () => {
	expect(await encode(480_000, 900_000)).toEqual({ qualities: [['50', '29']], told: [] });
});

test('a file that is too large is written worse and worse, at last told with its size; the other is left', async () => {
	const { qualities, told } = await encode(600_400, 900_000);
	expect(qualities).toEqual([['50', '29'], ['52'], ['54'], ['56'], ['58']]);
	expect(told).toEqual([
		expect.stringMatching(/^showcase\.webm hat 600 KB statt höchstens 480 KB: /),
	]);
});
