import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { type LastChange, readLastChanges } from '../rendering/last-change.ts';
import { isNoindex, isPage, parsePage } from './parse-page.ts';

/**
 * The sitemap: every page that search engines may list, with the day its content last changed.
 * Layout and styles are no content: a new colour is no news to a search engine.
 */
export function sitemap(): AstroIntegration {
	let outDir: URL;
	let root: URL;
	let lastChange: LastChange = () => undefined;
	const integration = astroSitemap({
		filter: (url) =>
			isPage(builtName(url)) &&
			!isNoindex(parsePage(readFileSync(new URL(builtName(url), outDir), 'utf8'))),
		serialize: (item) => {
			const date = lastChange(contentFiles(new URL(item.url).pathname));
			return date ? { ...item, lastmod: date.toISOString() } : item;
		},
	});
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:config:done': (facts) => {
				({ outDir, root } = facts.config);
				return integration.hooks['astro:config:done']?.(facts);
			},
			'astro:build:start': async () => {
				const folders = ['src/pages', 'src/content', 'shared', 'public/projekte'];
				lastChange = await readLastChanges(fileURLToPath(root), folders);
			},
		},
	};
}

/** The files a page's content comes from; a trailing slash means all files of that folder. */
export function contentFiles(path: string): string[] {
	const projekt = /^\/portfolio\/(.+)$/.exec(path)?.[1];
	if (projekt) {
		const entry = [`src/content/projekte/${projekt}.yaml`, `public/projekte/${projekt}/`];
		return [...entry, ...shownTexts('src/pages/portfolio/[projektUrl].astro')];
	}
	const page = `src/pages/${path === '/' ? 'index' : path.slice(1)}.astro`;
	const own = [page, 'shared/inhaber.ts', ...shownTexts(page)];
	const showsProjekte = path === '/' || path === '/portfolio';
	return showsProjekte ? [...own, 'src/content/projekte/'] : own;
}

/** The texts that a page or its components import; rahmen.ts is on every page and counts for none. */
function shownTexts(page: string): string[] {
	const files = new Set([page]);
	for (const file of files) {
		if (!/\.(?:astro|tsx)$/.test(file) || !existsSync(file)) continue;
		for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
			files.add(join(dirname(file), path));
	}
	files.delete('src/content/texte/rahmen.ts');
	return [...files].filter((file) => file.startsWith('src/content/texte/'));
}

function builtName(url: string): string {
	const { pathname } = new URL(url);
	return `${pathname === '/' ? 'index' : pathname.slice(1)}.html`;
}
