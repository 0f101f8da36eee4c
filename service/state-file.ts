import {
	closeSync,
	existsSync,
	fsyncSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/**
 * Reads a small file of JSON in the data folder, which a process left there for another one, or for the next.
 * @returns null where there is none; `unreadable` where it cannot be read
 */
export function readState<T>(file: string, schema: z.ZodType<T>, unreadable: T): T | null {
	if (!existsSync(file)) return null;
	try {
		return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return unreadable;
	}
}

/**
 * Replaces a file in one step, and through no link of its name: root does so in the folder of the service's account.
 * @param mode of the new one, whatever the old one was
 */
export function replaceFile(file: string, text: string, mode: number): void {
	rmSync(`${file}.neu`, { force: true });
	writeFileSync(`${file}.neu`, text, { mode, flag: 'wx' });
	sync(`${file}.neu`);
	renameSync(`${file}.neu`, file);
	sync(dirname(file));
}

/** Makes sure that a file and its name are on the disk. */
export function syncToDisk(file: string): void {
	sync(file);
	sync(dirname(file));
}

function sync(path: string): void {
	const open = openSync(path, 'r');
	fsyncSync(open);
	closeSync(open);
}
