import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seitenUrl } from '../../lib/seiten-url.ts';
import { readStand } from './datei-stand.ts';

type Seite = { url: string; stand: Date | undefined; bilder: string[] };

/**
 * Writes /sitemap.xml from the built pages: those that name themselves canonical and may be listed,
 * each with its pictures and the day its content last changed. Layout and styles do not count as
 * content: a new colour is no news to a search engine.
 */
export async function writeSitemap(dist: string, wurzel: string): Promise<number> {
	const stand = await readStand(wurzel, ['src/pages', 'src/content', 'shared', 'public/projekte']);
	const namen = (await readdir(dist, { recursive: true })).filter((n) => n.endsWith('.html'));
	const seiten: Seite[] = [];
	for (const name of namen.toSorted(homeFirst)) {
		const html = await readFile(join(dist, name), 'utf8');
		const url = listedUrl(html);
		if (!url) continue;
		seiten.push({
			url,
			stand: stand(quellen(new URL(url).pathname)),
			bilder: picturesOf(html).map((pfad) => seitenUrl(pfad, url)),
		});
	}
	await writeFile(join(dist, 'sitemap.xml'), sitemapXml(seiten));
	return seiten.length;
}

/** The canonical address of a page, if search engines may list it. */
export function listedUrl(html: string): string | undefined {
	if (/<meta name="robots" content="[^"]*noindex/.test(html)) return undefined;
	return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

/** Pictures that say something: those with a text of their own; decoration has none. */
export function picturesOf(html: string): string[] {
	const bilder = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([img]) => {
		const src = /\ssrc="(\/projekte\/[^"]+)"/.exec(img)?.[1];
		return src && /\salt="[^"]+"/.test(img) ? src : [];
	});
	return [...new Set(bilder)];
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

/** @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(seiten: readonly Seite[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
		...seiten.flatMap(({ url, stand, bilder }) => [
			'<url>',
			`<loc>${escapeXml(url)}</loc>`,
			...(stand ? [`<lastmod>${stand.toISOString().slice(0, 10)}</lastmod>`] : []),
			...bilder.map((b) => `<image:image><image:loc>${escapeXml(b)}</image:loc></image:image>`),
			'</url>',
		]),
		'</urlset>',
		'',
	].join('\n');
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function homeFirst(a: string, b: string): number {
	return Number(b === 'index.html') - Number(a === 'index.html') || a.localeCompare(b);
}
