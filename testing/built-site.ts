import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from './new-folder.ts';

/**
 * A copy of the built site (`dist/`, or DIST_DIR), so that a build going on meanwhile does not
 * change it under a running test.
 * @param parts 'pages' leaves out the projects' pictures and films, nearly all of the weight
 */
export function builtSite(parts: 'all' | 'pages' = 'all'): string {
	const dist = resolve(process.env.DIST_DIR ?? 'dist');
	if (!existsSync(join(dist, 'index.html'))) {
		throw new Error(`In ${dist} liegt keine gebaute Website. Bitte zuerst „npm run build“.`);
	}
	const copy = join(newFolder(), 'dist');
	const media = join(dist, 'projekte');
	cpSync(dist, copy, { recursive: true, filter: (file) => parts === 'all' || file !== media });
	return copy;
}
