import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProjekte } from '../../content/check-projekte.ts';
import type { Projekt } from '../../content/schema.ts';

/** The owner's projects, checked, read from their files: for steps that run outside of Astro's pages. */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const folder = join(root, 'src/content/projekte');
	const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
	const files = Object.fromEntries(
		names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);
	return checkProjekte(files, (path) => existsSync(join(root, 'public', path)));
}
