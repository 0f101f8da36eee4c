import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { checkProjekte } from './check-projekte.ts';

/** Reads and checks the owner's projects from their files, for steps outside of Astro's pages. */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const folder = join(root, 'src/content/projekte');
	const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
	const files = Object.fromEntries(
		names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);
	return checkProjekte(files, (path) => existsSync(join(root, 'public', path)));
}
