import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { badLengths } from '../src/build/checks/page-faults.ts';
import { byName, innerHtml, metaContent, parsePage, textOf } from '../src/build/parse-page.ts';
import { pages } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

const absolute = (path: string) => new URL(path, inhaber.siteUrl).href;
const listed = pages.filter(({ noindex }) => !noindex).map(({ path }) => path);

test('listed pages have unique facts for search engines', async ({ request }) => {
	const said: string[] = [];
	for (const path of listed) {
		const page = parsePage(await (await request.get(path)).text());
		const [title = ''] = byName(page, 'title').map(textOf);
		const description = metaContent(page, 'description');
		expect(badLengths(page, path === '/' ? '/index.html' : `${path}.html`)).toEqual([]);
		expect(metaContent(page, 'og:title')).toBe(title);
		expect(metaContent(page, 'og:description')).toBe(description);
		expect(metaContent(page, 'og:url')).toBe(absolute(path));
		expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
		expect(metaContent(page, 'robots')).toBe('');
		const [canonical] = byName(page, 'link').filter((l) => l.attributes.rel === 'canonical');
		expect(canonical?.attributes.href).toBe(absolute(path));

		const preview = new URL(metaContent(page, 'og:image'));
		expect(preview.origin).toBe(new URL(inhaber.siteUrl).origin);
		const bytes = await (await request.get(preview.pathname)).body();
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
		// Some messengers show no larger previews.
		expect(bytes.length).toBeLessThan(300_000);
		said.push(title, description, preview.href);

		const [data] = byName(page, 'script').filter((s) => s.attributes.type?.endsWith('ld+json'));
		const text = data ? innerHtml(page, data) : '{"@graph":[]}';
		const { '@graph': things }: { '@graph': Record<string, string>[] } = JSON.parse(text);
		expect(things.map((thing) => thing['@type'])).toEqual(typesOf(path));
		const ids = things.map((thing) => thing['@id']);
		for (const [, target] of text.matchAll(/\{"@id":"([^"]+)"\}/g))
			expect(ids, 'what a reference points at').toContain(target);
	}
	expect(said).toEqual([...new Set(said)]);
});

function typesOf(path: string): string[] {
	if (path === '/') return ['WebSite', 'Person'];
	if (path === '/portfolio') return ['BreadcrumbList'];
	if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return path === '/about' || path === '/kontakt' ? ['Person'] : [];
}

test('legal pages and unknown addresses are marked noindex and nofollow', async ({ request }) => {
	for (const { path } of pages.filter(({ noindex }) => noindex)) {
		const page = parsePage(await (await request.get(path)).text());
		expect(metaContent(page, 'robots'), path).toBe('noindex, nofollow');
	}
});

test('robots.txt names the sitemap, which lists each page', async ({ request }) => {
	const textOf = async (url = '') => (await request.get(new URL(url, 'http://x').pathname)).text();
	const robots = await textOf('/robots.txt');
	expect(robots).not.toMatch(/^Disallow: \S/m);
	const [, directory] = /^Sitemap: (https:.+)$/m.exec(robots) ?? [];
	const files = [...(await textOf(directory)).matchAll(/<loc>([^<]+)/g)];
	expect(files).toHaveLength(1);
	const entries = [...(await textOf(files[0]?.[1])).matchAll(/<loc>([^<]+)<\/loc>/g)];
	expect(entries.map(([, url]) => url).toSorted()).toEqual(listed.map(absolute).toSorted());
});
