import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProjekte } from '../../content/check-projekte.ts';
import type { Projekt } from '../../content/schema.ts';

/** The owner's projects, checked, read from their files: for steps that run outside of Astro's pages. */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const ordner = join(root, 'src/content/projekte');
	const namen = readdirSync(ordner).filter((name) => name.endsWith('.yaml'));
	const files = Object.fromEntries(
		namen.map((name) => [name, readFileSync(join(ordner, name), 'utf8')]),
	);
	return checkProjekte(files, (pfad) => existsSync(join(root, 'public', pfad)));
}
