import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { lostAnchors } from '../src/finishing/checks/page-faults.ts';
import { checkJsonLd } from '../src/rendering/testing/schema-org.ts';
import { pageKinds, pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const listed = pages.filter(({ noindex }) => !noindex);
const absolute = (path: string) => new URL(path, inhaber.siteUrl).href;

for (const { name, path } of pageKinds.filter(({ noindex }) => !noindex)) {
	test(`${name}: title, description, address, preview and structured data say the same`, async ({
		page,
		request,
	}) => {
		await page.goto(path);
		const meta = (attribute: 'name' | 'property', was: string) =>
			page.locator(`meta[${attribute}="${was}"]`).getAttribute('content');
		const title = await page.title();
		const description = await meta('name', 'description');
		const url = absolute(path);

		expect(title).toMatch(new RegExp(` \\| ${inhaber.name}$`));
		expect(description?.length).toBeGreaterThan(70);
		expect(description?.length).toBeLessThan(200);
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
		await expect(page.locator('meta[name=robots]')).toHaveCount(0);
		expect(await meta('property', 'og:title')).toBe(title);
		expect(await meta('property', 'og:description')).toBe(description);
		expect(await meta('property', 'og:url')).toBe(url);
		expect(await meta('name', 'twitter:card')).toBe('summary_large_image');

		const picture = new URL((await meta('property', 'og:image')) ?? '');
		expect(picture.origin).toBe(new URL(inhaber.siteUrl).origin);
		const bytes = await (await request.get(picture.pathname)).body();
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
		// Some messengers show no larger ones.
		expect(bytes.length).toBeLessThan(300_000);

		const data = await page.locator('script[type="application/ld+json"]').textContent();
		expect(checkJsonLd(data ?? '')).toEqual(typesOf(path));
	});
}

test('legal pages and dead ends stay out of search engines and link previews', async ({ page }) => {
	for (const { path } of pages.filter(({ noindex }) => noindex)) {
		await page.goto(path);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
		await expect(
			page.locator(
				'link[rel=canonical], meta[property], meta[name^=twitter], script[type="application/ld+json"]',
			),
		).toHaveCount(0);
	}
});

test('no two pages share title, description or preview; every link to a place within a page finds it', async ({
	request,
}) => {
	const html = new Map<string, string>();
	for (const { path } of pages)
		html.set(`${path}.html`.replace('/.', '/index.'), await (await request.get(path)).text());
	expect(lostAnchors(html)).toEqual([]);
	const heads = [...html.values()].filter((text) => !text.includes('noindex'));
	expect(heads).toHaveLength(listed.length);
	for (const sample of [
		/<title>([^<]+)/,
		/<meta name="description" content="([^"]+)/,
		/<meta property="og:image" content="([^"]+)/,
	]) {
		const values = heads.map((text) => sample.exec(text)?.[1]);
		expect(new Set(values).size, String(sample)).toBe(listed.length);
	}
});

test('robots.txt lets search engines in; the sitemap it names lists every page once, with its day, and no other', async ({
	request,
}) => {
	const textOf = async (url = '') => (await request.get(new URL(url, 'http://x').pathname)).text();
	const robots = await textOf('/robots.txt');
	expect(robots).not.toMatch(/^Disallow: \S/m);
	const [, directory] = /^Sitemap: (https:.+)$/m.exec(robots) ?? [];
	const files = [...(await textOf(directory)).matchAll(/<loc>([^<]+)/g)];
	expect(files).toHaveLength(1);
	const entries = [
		...(await textOf(files[0]?.[1])).matchAll(
			/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)[^<]*<\/lastmod><\/url>/g,
		),
	];
	expect(entries.map(([, url]) => url).toSorted()).toEqual(
		listed.map(({ path }) => absolute(path)).toSorted(),
	);
	const today = new Date().toISOString().slice(0, 10);
	for (const [, url, tag = ''] of entries) expect(tag <= today, `${url}: ${tag}`).toBe(true);
});

test('security.txt names a contact and holds for less than a year', async ({ request }) => {
	const text = await (await request.get('/.well-known/security.txt')).text();
	expect(text).toContain(`Contact: mailto:${inhaber.email}`);
	const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
	expect(end).toBeGreaterThan(Date.now());
	expect(end).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('every page has its icons and a manifest, and all of them arrive', async ({
	page,
	request,
}) => {
	await page.goto('/');
	const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
	await expect(links, 'the manifest waits for the first paint').toHaveCount(4);
	const addresses = await links.evaluateAll((elements) =>
		elements.map((link) => link.getAttribute('href') ?? ''),
	);
	for (const address of addresses.filter((address) => !/webmanifest$/.test(address))) {
		const picture = await page.evaluateHandle(() => new Image());
		await picture.evaluate((img, src) => Object.assign(img, { src }).decode(), address);
	}
	const manifest = await (await request.get('/site.webmanifest')).json();
	expect(manifest.name).toContain(inhaber.name);
	for (const { src, sizes } of manifest.icons) {
		const reply = await request.get(src);
		expect(reply.status(), src).toBe(200);
		if (sizes === 'any') continue;
		const { width, height } = await sharp(await reply.body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
});

test('the browser’s bar has the colour of the page, by day and by night', async ({ page }) => {
	await page.goto('/');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const [bar, paper] = await page.evaluate(() => {
			const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
			const probe = document.createElement('i');
			probe.style.color = meta.find(({ media }) => matchMedia(media).matches)?.content ?? '';
			document.body.append(probe);
			return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
		});
		expect(bar).toBe(paper);
	}
});

function typesOf(path: string): string[] {
	if (path === '/') return ['WebSite', 'Person'];
	if (path === '/portfolio') return ['BreadcrumbList'];
	if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return ['Person'];
}
