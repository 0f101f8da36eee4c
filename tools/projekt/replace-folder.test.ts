import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { replaceFolder } from './replace-folder.ts';

let [folder, fresh, aside] = ['', '', ''];
const fill = (one: string, name: string) => {
	mkdirSync(one);
	writeFileSync(path.join(one, name), '');
};

beforeEach(() => {
	const root = newFolder();
	[folder = '', fresh = '', aside = ''] = ['haus', 'neu', 'alt'].map((name) =>
		path.join(root, name),
	);
	fill(folder, 'alt.jpg');
});

test('new pictures take the place of the old ones', () => {
	fill(fresh, 'neu.jpg');
	replaceFolder(folder, fresh, aside);
	expect(readdirSync(folder)).toEqual(['neu.jpg']);
	expect([fresh, aside].filter(existsSync)).toEqual([]);
});

test('the old pictures return when the new ones cannot take their place', () => {
	expect(() => replaceFolder(folder, fresh, aside)).toThrow(/ENOENT/);
	expect(readdirSync(folder)).toEqual(['alt.jpg']);
});
