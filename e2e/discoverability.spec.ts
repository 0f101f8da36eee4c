import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { badLengths } from '../src/build/checks/page-faults.ts';
import { parsePage } from '../src/build/parse-page.ts';
import { pages } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

const absolute = (path: string) => new URL(path, inhaber.siteUrl).href;

test('listed pages have unique facts for search engines', async ({ page, request }) => {
	const said = new Map<string, string>();
	for (const { path, noindex } of pages) {
		const html = await (await request.get(path)).text();
		const { title, facts } = await page.evaluate(readFacts, html);
		const { description = '', ...others } = facts;
		if (noindex) {
			expect(others, path).toEqual({ robots: 'noindex, nofollow' });
			continue;
		}
		const { 'og:image': preview = '', data = '' } = facts;
		expect(title).toMatch(new RegExp(` \\| ${inhaber.name}$`));
		expect(badLengths(parsePage(html), path)).toEqual([]);
		expect(facts).not.toHaveProperty('robots');
		expect(facts).toMatchObject({
			canonical: absolute(path),
			'og:title': title,
			'og:description': description,
			'og:url': absolute(path),
			'twitter:card': 'summary_large_image',
		});
		for (const own of [title, description, preview]) {
			expect(said.get(own), `${own}, also on ${path}`).toBeUndefined();
			said.set(own, path);
		}

		const picture = new URL(preview);
		expect(picture.origin).toBe(new URL(inhaber.siteUrl).origin);
		const bytes = await (await request.get(picture.pathname)).body();
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
		// Some messengers show no larger previews.
		expect(bytes.length).toBeLessThan(300_000);

		const { '@graph': things }: { '@graph': Record<string, string>[] } = JSON.parse(data);
		expect(things.map((thing) => thing['@type'])).toEqual(typesOf(path));
		const ids = things.map((thing) => thing['@id']);
		for (const [, target] of data.matchAll(/\{"@id":"([^"]+)"\}/g))
			expect(ids, 'what a reference points at').toContain(target);
	}
});

/** What a page's HTML says to search engines and link previews, by name. Runs in an empty page. */
function readFacts(html: string) {
	const all = new DOMParser().parseFromString(html, 'text/html');
	const facts: Record<string, string> = {};
	const told =
		'[name=robots], [name=description], [name^=twitter], [property], [rel=canonical], [type="application/ld+json"]';
	for (const e of all.querySelectorAll(told)) {
		const name = e.getAttribute('name') ?? e.getAttribute('property') ?? e.getAttribute('rel');
		const value = e.getAttribute('content') ?? e.getAttribute('href') ?? e.textContent;
		facts[name ?? 'data'] = value;
	}
	return { title: all.title, facts };
}

function typesOf(path: string): string[] {
	if (path === '/') return ['WebSite', 'Person'];
	if (path === '/portfolio') return ['BreadcrumbList'];
	if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return ['Person'];
}

test('robots.txt names the sitemap, which lists each page', async ({ request }) => {
	const textOf = async (url = '') => (await request.get(new URL(url, 'http://x').pathname)).text();
	const robots = await textOf('/robots.txt');
	expect(robots).not.toMatch(/^Disallow: \S/m);
	const [, directory] = /^Sitemap: (https:.+)$/m.exec(robots) ?? [];
	const files = [...(await textOf(directory)).matchAll(/<loc>([^<]+)/g)];
	expect(files).toHaveLength(1);
	const entries = [...(await textOf(files[0]?.[1])).matchAll(/<loc>([^<]+)<\/loc>/g)];
	const listed = pages.filter(({ noindex }) => !noindex).map(({ path }) => absolute(path));
	expect(entries.map(([, url]) => url).toSorted()).toEqual(listed.toSorted());
});

test('security.txt names a contact and expires within a year', async ({ request }) => {
	const text = await (await request.get('/.well-known/security.txt')).text();
	expect(text).toContain(`Contact: mailto:${inhaber.email}`);
	const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
	expect(end).toBeGreaterThan(Date.now());
	expect(end).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('all icons can be drawn', async ({ page }) => {
	await page.goto('/');
	const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
	await expect(links).toHaveCount(3);
	for (const link of await links.all()) {
		const width = await link.evaluate(async (link: HTMLLinkElement) => {
			const img = Object.assign(new Image(), { src: link.href });
			await img.decode();
			return img.naturalWidth;
		});
		expect(width).toBeGreaterThanOrEqual(32);
	}
});

test('the theme colour is the colour of the page, light and dark', async ({ page }) => {
	await page.goto('/');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
		const colour = await bar.getAttribute('content');
		const [red, green, blue] = Buffer.from(colour?.slice(1) ?? '', 'hex');
		const paper = `rgb(${red}, ${green}, ${blue})`;
		await expect(page.locator('body')).toHaveCSS('background-color', paper);
	}
});
