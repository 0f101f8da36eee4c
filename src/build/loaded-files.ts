import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts, styles and fonts of the build, anywhere in the HTML, since islands name theirs in attributes of their own. */
const FILES = /\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g;
/** The scripts that a script imports: `import './react.js'`, `import('./x.js')`. */
const IMPORTS = /["'`]\.\/([\w.@-]+\.js)["'`]/g;
const WEBMANIFEST = '/site.webmanifest';

/**
 * Every file the page may load besides pictures and films, by its path.
 * @throws when the page names a font or script that is not there
 */
export async function loadedFiles(html: string, dist: string): Promise<Map<string, Buffer>> {
	const queue: string[] = [...(html.match(FILES) ?? [])];
	if (html.includes(WEBMANIFEST)) queue.push(WEBMANIFEST);
	const files = new Map<string, Buffer>();
	for (let path = queue.pop(); path; path = queue.pop()) {
		if (files.has(path)) continue;
		const content = await readFile(join(dist, path));
		files.set(path, content);
		if (!path.endsWith('.js')) continue;
		for (const [, name] of content.toString().matchAll(IMPORTS)) queue.push(`/_astro/${name}`);
	}
	return files;
}
