import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { copyRecording, replaceRecording } from './replace-recording.ts';

async function folderOf(...names: string[]): Promise<string> {
	const folder = path.join(newFolder(), 'out');
	await mkdir(folder);
	for (const name of names) await writeFile(path.join(folder, name), folder);
	return folder;
}

const others = ['brief.txt', 'bild-1.txt.bak', 'logos.svg', 'mein-bild-1.jpg'];

test('a recording takes the place of a former one, of which no file stays; others stay', async () => {
	const former = ['bild-1.jpg', 'bild-5-640.avif', 'riss-desktop-hell-1280.avif', 'logo.svg'];
	const folder = await folderOf(...former, ...others);
	const names = ['bild-1.jpg', 'logo.png', 'manifest.json', 'poster-telefon-320.avif', 'riss.json'];
	const fresh = await folderOf(...names);
	await replaceRecording(fresh, folder);
	expect((await readdir(folder)).toSorted()).toEqual([...names, ...others].toSorted());
	expect(await readFile(path.join(folder, 'bild-1.jpg'), 'utf8')).toBe(fresh);
});

test('a recording is put where nothing was', async () => {
	const folder = path.join(newFolder(), 'neu');
	await replaceRecording(await folderOf('vorschau.jpg'), folder);
	expect(await readdir(folder)).toEqual(['vorschau.jpg']);
});

test('the files of a recording are copied, and nothing else', async () => {
	const to = await folderOf();
	await copyRecording(await folderOf('showcase-telefon.mp4', 'background-480.avif', ...others), to);
	expect((await readdir(to)).toSorted()).toEqual(['background-480.avif', 'showcase-telefon.mp4']);
	await copyRecording('/gibt/es/nicht', to);
});
