import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first file of a folder whose name matches; undefined without file or folder. */
export function findFile(folder: string, pattern: RegExp): string | undefined {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const name = names.find((one) => pattern.test(one));
	return name && path.join(folder, name);
}
