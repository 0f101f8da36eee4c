import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { replaceFile } from './state-file.ts';
import { hearSync } from './testing/hear-sync.ts';

test('a replaced file is synced before it gets its name, the folder after', () => {
	const folder = newFolder();
	const file = join(folder, 'dienst.json');
	replaceFile(file, 'old', 0o600);
	const seen: string[] = [];
	hearSync(() => {
		seen.push(readFileSync(file, 'utf8'));
	});
	replaceFile(file, 'new', 0o600);
	expect(seen).toEqual(['old', 'new']);
});

test('what was left for the next process is on the disk with its name, and nothing stays open', () => {
	const folder = newFolder();
	const file = join(folder, 'dienst.json');
	// The system gives out the lowest number that is free.
	const numberOfNext = () => {
		const open = openSync(folder, 'r');
		closeSync(open);
		return open;
	};
	const before = numberOfNext();
	const synced = hearSync();
	replaceFile(file, '{}', 0o600);
	expect(synced).toEqual([file, folder].map((path) => statSync(path).ino));
	expect(numberOfNext()).toBe(before);
});
