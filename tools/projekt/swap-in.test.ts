import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { putBack, swapIn } from './swap-in.ts';

let root: string;
const at = (name: string) => path.join(root, name);
const places = () => ({ folder: at('haus'), aside: at('haus-vorher') });

beforeEach(async () => {
	root = newFolder();
	for (const name of ['haus', 'neu']) {
		await mkdir(at(name));
		await writeFile(path.join(at(name), `${name}.txt`), '');
	}
	await writeFile(at('entwurf.yaml'), '');
});

test('a folder and its file take their places together, and nothing of the former one stays', async () => {
	swapIn(at('neu'), places(), { fresh: at('entwurf.yaml'), place: at('haus.yaml') });
	expect(await readdir(root)).toEqual(['haus', 'haus.yaml']);
	expect(await readdir(at('haus'))).toEqual(['neu.txt']);
});

test('a first recording has no former folder, and a new one of an old project no file', async () => {
	const first = { folder: at('hof'), aside: at('hof-vorher') };
	putBack(first);
	swapIn(at('neu'), first);
	expect(await readdir(root)).toEqual(['entwurf.yaml', 'haus', 'hof']);
});

test('the first file has its folder made', async () => {
	swapIn(at('neu'), places(), { fresh: at('entwurf.yaml'), place: at('projekte/haus.yaml') });
	expect(await readdir(at('projekte'))).toEqual(['haus.yaml']);
});

test('what a power cut left between two moves is put back', async () => {
	await rename(at('haus'), at('haus-vorher'));
	putBack(places());
	expect(await readdir(at('haus'))).toEqual(['haus.txt']);
});

test('a successor that is there already stays', async () => {
	await rename(at('neu'), at('haus-vorher'));
	putBack(places());
	expect(await readdir(at('haus'))).toEqual(['haus.txt']);
	expect(existsSync(at('haus-vorher'))).toBe(false);
});
