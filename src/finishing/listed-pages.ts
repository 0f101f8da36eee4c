import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readState, type State } from '../rendering/last-change.ts';

/**
 * The pages that search engines may list, each with the day its content last changed. Layout and
 * styles do not count as content: a new colour is no news to a search engine.
 */
export function listedPages(): AstroIntegration {
	let outDir: URL;
	let root: URL;
	let state: State = () => undefined;
	const integration = sitemap({
		filter: (url) => mayBeListed(readFileSync(builtFile(outDir, url), 'utf8')),
		serialize: (item) => {
			const date = state(sources(new URL(item.url).pathname));
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
				const folder = ['src/pages', 'src/content', 'shared', 'public/projekte'];
				state = await readState(fileURLToPath(root), folder);
			},
		},
	};
}

/** Whether a page does not ask search engines to stay out. */
function mayBeListed(html: string): boolean {
	return !/<meta name="robots" content="[^"]*noindex/.test(html);
}

/** The files a page's content comes from; a trailing slash means all in that folder. */
export function sources(path: string): string[] {
	const projekt = /^\/portfolio\/(.+)$/.exec(path)?.[1];
	if (projekt) return [`src/content/projekte/${projekt}.yaml`, `public/projekte/${projekt}/`];

	const name = path === '/' ? 'index' : path.slice(1);
	const text = path === '/' ? 'start' : name;
	const own = [`src/pages/${name}.astro`, `src/content/texte/${text}.ts`, 'shared/inhaber.ts'];
	const showsProjekte = path === '/' || path === '/portfolio';
	return showsProjekte ? [...own, 'src/content/projekte/'] : own;
}

function builtFile(outDir: URL, url: string): URL {
	const { pathname } = new URL(url);
	return new URL(`${pathname === '/' ? 'index' : pathname.slice(1)}.html`, outDir);
}
