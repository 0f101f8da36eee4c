import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { failed } from './exit.ts';

/** Creates an empty file for this user alone and returns its full path. Never changes an existing one. */
export function createFile(name: string): string {
	const file = resolve(name);
	try {
		writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
		return file;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') throw failed(`${file} gibt es schon; überschrieben wird nichts.`);
		throw failed(`${file} lässt sich nicht anlegen (${code}).`);
	}
}
