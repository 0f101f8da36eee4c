import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { badLengths } from '../src/build/checks/page-faults.ts';
import {
	byName,
	innerHtml,
	metaContent,
	type Page as ParsedPage,
	parsePage,
	textOf,
} from '../src/build/parse-page.ts';
import { pages } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

const absolute = (path: string) => new URL(path, inhaber.siteUrl).href;
const listed = pages.filter(({ noindex }) => !noindex).map(({ path }) => path);

/** The listed pages, as a search engine reads them. */
let parsed: { path: string; page: ParsedPage }[];

test.beforeAll(async ({ service }) => {
	parsed = await Promise.all(
		listed.map(async (path) => {
			const answer = await fetch(service.url + path);
			return { path, page: parsePage(await answer.text()) };
		}),
	);
});

const titleOf = (page: ParsedPage) => byName(page, 'title').map(textOf).join();

test('titles and descriptions have a good length, and each is said once', () => {
	const said: string[] = [];
	for (const { path, page } of parsed) {
		expect(badLengths(page, path === '/' ? '/index.html' : `${path}.html`)).toEqual([]);
		said.push(titleOf(page), metaContent(page, 'description'));
	}
	expect(said).toEqual([...new Set(said)]);
});

test('link previews say what the page says', () => {
	for (const { path, page } of parsed) {
		expect(metaContent(page, 'og:title')).toBe(titleOf(page));
		expect(metaContent(page, 'og:description')).toBe(metaContent(page, 'description'));
		expect(metaContent(page, 'og:url')).toBe(absolute(path));
		expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
	}
});

test('listed pages may be indexed under their canonical address', () => {
	for (const { path, page } of parsed) {
		expect(metaContent(page, 'robots')).toBe('');
		const [canonical] = byName(page, 'link').filter((l) => l.attributes.rel === 'canonical');
		expect(canonical?.attributes.href).toBe(absolute(path));
	}
});

test('each listed page has a preview picture of its own, as messengers show it', async ({
	request,
}) => {
	const addresses: string[] = [];
	for (const { page } of parsed) {
		const preview = new URL(metaContent(page, 'og:image'));
		expect(preview.origin).toBe(new URL(inhaber.siteUrl).origin);
		const bytes = await (await request.get(preview.pathname)).body();
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
		// Some messengers show no larger previews.
		expect(bytes.length).toBeLessThan(300_000);
		addresses.push(preview.href);
	}
	expect(addresses).toEqual([...new Set(addresses)]);
});

test('structured data describes the page, and its references point at something', () => {
	for (const { path, page } of parsed) {
		const [data] = byName(page, 'script').filter((s) => s.attributes.type?.endsWith('ld+json'));
		const text = data ? innerHtml(page, data) : '{"@graph":[]}';
		const { '@graph': things }: { '@graph': Record<string, string>[] } = JSON.parse(text);
		expect(things.map((thing) => thing['@type'])).toEqual(typesOf(path));
		const ids = things.map((thing) => thing['@id']);
		for (const [, target] of text.matchAll(/\{"@id":"([^"]+)"\}/g))
			expect(ids, 'what a reference points at').toContain(target);
	}
});

function typesOf(path: string): string[] {
	if (path === '/') return ['WebSite', 'Person'];
	if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return path === '/about' ? ['Person'] : [];
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
