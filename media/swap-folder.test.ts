import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../service/testing/new-folder.ts';
import { swapFolder } from './swap-folder.ts';

test('when the new folder cannot be moved in, the old one stands as before', async () => {
	const platz = newFolder();
	const datei = (...teile: string[]) => path.join(platz, ...teile);
	for (const ordner of ['ablage', 'haus']) mkdirSync(datei(ordner));
	writeFileSync(datei('haus/film.mp4'), 'alt');
	const tausch = swapFolder(datei('haus'), datei('fehlt'), datei('ablage'));
	await expect(tausch).rejects.toThrow('ENOENT');
	expect(readFileSync(datei('haus/film.mp4'), 'utf8')).toBe('alt');
	expect(readdirSync(datei('ablage'))).toEqual([]);
});
