import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readStand, type Stand } from '../rendering/last-change.ts';

/**
 * The pages that search engines may list, each with the day its content last changed. Layout and
 * styles do not count as content: a new colour is no news to a search engine.
 */
export function listedPages(): AstroIntegration {
	let outDir: URL;
	let root: URL;
	let stand: Stand = () => undefined;
	const integration = sitemap({
		filter: (url) => mayBeListed(readFileSync(builtFile(outDir, url), 'utf8')),
		serialize: (item) => {
			const datum = stand(quellen(new URL(item.url).pathname));
			return datum ? { ...item, lastmod: datum.toISOString() } : item;
		},
	});
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:config:done': (angaben) => {
				({ outDir, root } = angaben.config);
				return integration.hooks['astro:config:done']?.(angaben);
			},
			'astro:build:start': async () => {
				const ordner = ['src/pages', 'src/content', 'shared', 'public/projekte'];
				stand = await readStand(fileURLToPath(root), ordner);
			},
		},
	};
}

/** Whether a page does not ask search engines to stay out. */
function mayBeListed(html: string): boolean {
	return !/<meta name="robots" content="[^"]*noindex/.test(html);
}

/** The files a page's content comes from; a trailing slash means all in that folder. */
export function quellen(pfad: string): string[] {
	const projekt = /^\/portfolio\/(.+)$/.exec(pfad)?.[1];
	if (projekt) return [`src/content/projekte/${projekt}.yaml`, `public/projekte/${projekt}/`];

	const name = pfad === '/' ? 'index' : pfad.slice(1);
	const text = pfad === '/' ? 'start' : name;
	const eigene = [`src/pages/${name}.astro`, `src/content/texte/${text}.ts`, 'shared/inhaber.ts'];
	const zeigtProjekte = pfad === '/' || pfad === '/portfolio';
	return zeigtProjekte ? [...eigene, 'src/content/projekte/'] : eigene;
}

function builtFile(outDir: URL, url: string): URL {
	const { pathname } = new URL(url);
	return new URL(`${pathname === '/' ? 'index' : pathname.slice(1)}.html`, outDir);
}
