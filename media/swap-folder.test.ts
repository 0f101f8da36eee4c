import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { swapFolder } from './swap-folder.ts';

let platz: string;
const datei = (...teile: string[]) => path.join(platz, ...teile);

beforeEach(async () => {
	platz = await mkdtemp(path.join(tmpdir(), 'tausch-'));
	await mkdir(datei('ablage'));
	await mkdir(datei('haus'));
	await writeFile(datei('haus/film.mp4'), 'alt');
});

test('the new folder takes the place of the old one, which is gone then', async () => {
	await mkdir(datei('neu'));
	await writeFile(datei('neu/film.mp4'), 'neu');
	await swapFolder(datei('haus'), datei('neu'), datei('ablage'));
	expect(await readFile(datei('haus/film.mp4'), 'utf8')).toBe('neu');
	expect(await readdir(datei('ablage'))).toEqual([]);
});

test('when the new folder cannot be moved in, the old one stands as before', async () => {
	await expect(swapFolder(datei('haus'), datei('fehlt'), datei('ablage'))).rejects.toThrow(
		'ENOENT',
	);
	expect(await readFile(datei('haus/film.mp4'), 'utf8')).toBe('alt');
	expect(await readdir(datei('ablage'))).toEqual([]);
});
