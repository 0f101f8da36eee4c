import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { lostAnchors } from '../src/finishing/checks/page-faults.ts';
import { checkJsonLd } from '../src/rendering/testing/schema-org.ts';
import { pageKinds, pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const gelistet = pages.filter(({ noindex }) => !noindex);
const absolut = (pfad: string) => new URL(pfad, inhaber.siteUrl).href;

for (const { name, pfad } of pageKinds.filter(({ noindex }) => !noindex)) {
	test(`${name}: title, description, address, preview and structured data say the same`, async ({
		page,
		request,
	}) => {
		await page.goto(pfad);
		const meta = (attribut: 'name' | 'property', was: string) =>
			page.locator(`meta[${attribut}="${was}"]`).getAttribute('content');
		const titel = await page.title();
		const beschreibung = await meta('name', 'description');
		const url = absolut(pfad);

		expect(titel).toMatch(new RegExp(` \\| ${inhaber.name}$`));
		expect(beschreibung?.length).toBeGreaterThan(70);
		expect(beschreibung?.length).toBeLessThan(200);
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
		await expect(page.locator('meta[name=robots]')).toHaveCount(0);
		expect(await meta('property', 'og:title')).toBe(titel);
		expect(await meta('property', 'og:description')).toBe(beschreibung);
		expect(await meta('property', 'og:url')).toBe(url);
		expect(await meta('name', 'twitter:card')).toBe('summary_large_image');

		const bild = new URL((await meta('property', 'og:image')) ?? '');
		expect(bild.origin).toBe(new URL(inhaber.siteUrl).origin);
		const bytes = await (await request.get(bild.pathname)).body();
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
		// Some messengers show no larger ones.
		expect(bytes.length).toBeLessThan(300_000);

		const daten = await page.locator('script[type="application/ld+json"]').textContent();
		expect(checkJsonLd(daten ?? '')).toEqual(typesOf(pfad));
	});
}

test('legal pages and dead ends stay out of search engines and link previews', async ({ page }) => {
	for (const { pfad } of pages.filter(({ noindex }) => noindex)) {
		await page.goto(pfad);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
		await expect(
			page.locator(
				'link[rel=canonical], meta[property], meta[name^=twitter], script[type="application/ld+json"]',
			),
		).toHaveCount(0);
	}
});

test('no two pages share a title, a description or a preview picture', async ({ request }) => {
	const muster = [
		/<title>([^<]+)/,
		/<meta name="description" content="([^"]+)/,
		/<meta property="og:image" content="([^"]+)/,
	];
	const koepfe = await Promise.all(
		gelistet.map(async ({ pfad }) => (await request.get(pfad)).text()),
	);
	for (const eines of muster) {
		const werte = koepfe.map((html) => eines.exec(html)?.[1]);
		expect(new Set(werte).size, String(eines)).toBe(gelistet.length);
	}
});

test('robots.txt lets search engines in; the sitemap it names lists every page once, with its day, and no other', async ({
	request,
}) => {
	const textOf = async (url = '') => (await request.get(new URL(url, 'http://x').pathname)).text();
	const robots = await textOf('/robots.txt');
	expect(robots).not.toMatch(/^Disallow: \S/m);
	const [, verzeichnis] = /^Sitemap: (https:.+)$/m.exec(robots) ?? [];
	const dateien = [...(await textOf(verzeichnis)).matchAll(/<loc>([^<]+)/g)];
	expect(dateien).toHaveLength(1);
	const eintraege = [
		...(await textOf(dateien[0]?.[1])).matchAll(
			/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)[^<]*<\/lastmod><\/url>/g,
		),
	];
	expect(eintraege.map(([, url]) => url).toSorted()).toEqual(
		gelistet.map(({ pfad }) => absolut(pfad)).toSorted(),
	);
	const heute = new Date().toISOString().slice(0, 10);
	for (const [, url, tag = ''] of eintraege) expect(tag <= heute, `${url}: ${tag}`).toBe(true);
});

test('every link to a place within a page finds it', async ({ request }) => {
	const html = new Map<string, string>();
	for (const { name, pfad } of pages) {
		html.set(
			name === 'start' ? '/index.html' : `${pfad}.html`,
			await (await request.get(pfad)).text(),
		);
	}
	expect(lostAnchors(html)).toEqual([]);
});

test('security.txt names a contact and holds for less than a year', async ({ request }) => {
	const text = await (await request.get('/.well-known/security.txt')).text();
	expect(text).toContain(`Contact: mailto:${inhaber.email}`);
	const ende = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
	expect(ende).toBeGreaterThan(Date.now());
	expect(ende).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('every page has its icons and a manifest, and all of them arrive', async ({
	page,
	request,
}) => {
	await page.goto('/');
	const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
	await expect(links, 'the manifest waits for the first paint').toHaveCount(4);
	const adressen = await links.evaluateAll((elemente) =>
		elemente.map((link) => link.getAttribute('href') ?? ''),
	);
	for (const adresse of adressen.filter((adresse) => !/webmanifest$/.test(adresse))) {
		const bild = await page.evaluateHandle(() => new Image());
		await bild.evaluate((img, src) => Object.assign(img, { src }).decode(), adresse);
	}
	const manifest = await (await request.get('/site.webmanifest')).json();
	expect(manifest.name).toContain(inhaber.name);
	for (const { src, sizes } of manifest.icons) {
		const antwort = await request.get(src);
		expect(antwort.status(), src).toBe(200);
		if (sizes === 'any') continue;
		const { width, height } = await sharp(await antwort.body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
});

test('the browser’s bar has the colour of the page, by day and by night', async ({ page }) => {
	await page.goto('/');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const [bar, papier] = await page.evaluate(() => {
			const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
			const probe = document.createElement('i');
			probe.style.color = meta.find(({ media }) => matchMedia(media).matches)?.content ?? '';
			document.body.append(probe);
			return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
		});
		expect(bar).toBe(papier);
	}
});

function typesOf(pfad: string): string[] {
	if (pfad === '/') return ['WebSite', 'Person'];
	if (pfad === '/portfolio') return ['BreadcrumbList'];
	if (pfad.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return ['Person'];
}
