import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '#shared/projekt-schema.ts';

/** Whether the owner shows any project. Reads no entry, so it can be asked where entries may be faulty. */
export function hasProjekte(root: string = process.cwd()): boolean {
	const folder = join(root, ENTRIES);
	return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.yaml'));
}
