import { readFileSync } from 'node:fs';
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
	if (projekt) return [`src/content/projekte/${projekt}.yaml`, `public/projekte/${projekt}/`];

	const name = path === '/' ? 'index' : path.slice(1);
	const text = path === '/' ? 'start' : name;
	const own = [`src/pages/${name}.astro`, `src/content/texte/${text}.ts`, 'shared/inhaber.ts'];
	const showsProjekte = path === '/' || path === '/portfolio';
	return showsProjekte ? [...own, 'src/content/projekte/'] : own;
}

function builtName(url: string): string {
	const { pathname } = new URL(url);
	return `${pathname === '/' ? 'index' : pathname.slice(1)}.html`;
}
