import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../service/testing/new-folder.ts';
import { swapFolder } from './swap-folder.ts';

test('when the new folder cannot be moved in, the old one stands as before', async () => {
	const place = newFolder();
	const file = (...parts: string[]) => path.join(place, ...parts);
	for (const folder of ['ablage', 'haus']) mkdirSync(file(folder));
	writeFileSync(file('haus/film.mp4'), 'alt');
	const swap = swapFolder(file('haus'), file('fehlt'), file('ablage'));
	await expect(swap).rejects.toThrow('ENOENT');
	expect(readFileSync(file('haus/film.mp4'), 'utf8')).toBe('alt');
	expect(readdirSync(file('ablage'))).toEqual([]);
});
