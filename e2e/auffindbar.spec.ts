import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { checkJsonLd } from '../src/build/auffindbar/testing/schema-org.ts';
import { seiten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

const gelistet = seiten.filter(({ noindex }) => !noindex);
const absolut = (pfad: string) => new URL(pfad, inhaber.siteUrl).href;

for (const { name, pfad } of gelistet) {
	test(`${name}: title, description, canonical address and preview say the same`, async ({
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
		expect(await meta('property', 'og:type')).toBe(
			pfad.startsWith('/portfolio/') ? 'article' : 'website',
		);
		expect(await meta('property', 'og:locale')).toBe('de_DE');
		expect(await meta('property', 'og:site_name')).toBe(inhaber.name);
		expect(await meta('name', 'twitter:card')).toBe('summary_large_image');

		const bild = new URL((await meta('property', 'og:image')) ?? '');
		expect(bild.origin).toBe(new URL(inhaber.siteUrl).origin);
		expect(await meta('property', 'og:image:alt')).toContain(titel);
		const antwort = await request.get(bild.pathname);
		expect(antwort.headers()['content-type']).toBe('image/jpeg');
		const bytes = await antwort.body();
		const { width, height } = await sharp(bytes).metadata();
		expect([width, height]).toEqual([1200, 630]);
		expect([
			await meta('property', 'og:image:width'),
			await meta('property', 'og:image:height'),
		]).toEqual(['1200', '630']);
		// Some messengers show no larger ones.
		expect(bytes.length).toBeLessThan(300_000);
	});

	test(`${name}: the structured data is valid and its pictures and films exist`, async ({
		page,
		request,
	}) => {
		await page.goto(pfad);
		const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
		expect(checkJsonLd(text)).toEqual(typesOf(pfad));
		const dateien = [...text.matchAll(/"(?:contentUrl|thumbnailUrl|image)":"([^"]+)"/g)];
		for (const [, url = ''] of dateien) {
			const antwort = await request.head(new URL(url).pathname);
			expect(antwort.status(), url).toBe(200);
		}
	});
}

for (const { name, pfad } of seiten.filter(({ noindex }) => noindex)) {
	test(`${name}: stays out of search engines and link previews`, async ({ page }) => {
		await page.goto(pfad);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
		await expect(
			page.locator('link[rel=canonical], meta[property], meta[name^=twitter]'),
		).toHaveCount(0);
		await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
		await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
	});
}

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

test('the sitemap lists every page once, with its day, and no other', async ({ request }) => {
	const verzeichnis = await (await request.get('/sitemap-index.xml')).text();
	const dateien = [...verzeichnis.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
	expect(dateien).toHaveLength(1);
	const antwort = await request.get(new URL(dateien[0] ?? '').pathname);
	expect(antwort.headers()['content-type']).toContain('xml');
	const eintraege = [
		...(await antwort.text()).matchAll(
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
	const seitenText = async (pfad: string) => (await request.get(pfad)).text();
	for (const { pfad } of seiten) {
		const html = await seitenText(pfad);
		for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*#[^"]+)"/g)) {
			const ziel = new URL(href, absolut(pfad));
			if (ziel.origin !== new URL(inhaber.siteUrl).origin) continue;
			const dort = href.startsWith('#') ? html : await seitenText(ziel.pathname);
			expect(dort, `${pfad}: ${href}`).toContain(` id="${decodeURIComponent(ziel.hash.slice(1))}"`);
		}
	}
});

test('robots.txt lets search engines in and shows them the sitemap', async ({ request }) => {
	const text = await (await request.get('/robots.txt')).text();
	expect(text).not.toMatch(/^Disallow: \S/m);
	expect(text).toContain(`Sitemap: ${absolut('/sitemap-index.xml')}`);
});

test('security.txt names a contact and holds for less than a year', async ({ request }) => {
	const antwort = await request.get('/.well-known/security.txt');
	expect(antwort.headers()['content-type']).toBe('text/plain; charset=utf-8');
	const text = await antwort.text();
	expect(text).toContain(`Contact: mailto:${inhaber.email}`);
	const ende = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
	expect(ende).toBeGreaterThan(Date.now());
	expect(ende).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('the licences of all that is delivered are there to read', async ({ request }) => {
	const text = await (await request.get('/lizenzen.txt')).text();
	for (const name of ['react-dom', 'swiper', 'lucide-react', 'simple-icons', 'ibm-plex-mono']) {
		expect(text).toContain(name);
	}
});

test('the host files are for hosts: the service shows them to nobody', async ({ request }) => {
	expect((await request.get('/_headers')).status()).toBe(404);
	expect((await request.get('/_redirects')).status()).toBe(404);
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
	expect(adressen).toEqual([
		'/favicon.ico',
		'/favicon.svg',
		'/apple-touch-icon.png',
		'/site.webmanifest',
	]);
	const manifest = await (await request.get('/site.webmanifest')).json();
	expect(manifest.name).toContain(inhaber.name);
	for (const { src, sizes } of manifest.icons) {
		const antwort = await request.get(src);
		expect(antwort.status(), src).toBe(200);
		if (sizes === 'any') continue;
		const { width, height } = await sharp(await antwort.body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
	for (const adresse of adressen.filter((a) => a.startsWith('/'))) {
		expect((await request.get(adresse)).status(), adresse).toBe(200);
	}
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`in the ${colorScheme} scheme, browser bar and tab sign fit the page`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto('/');
		const farben = await page.evaluate(async () => {
			const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].filter(
				({ media }) => matchMedia(media).matches,
			);
			const probe = document.createElement('canvas').getContext('2d');
			if (!probe) throw new Error('Kein Canvas.');
			const hex = (farbe: string) => {
				probe.fillStyle = farbe;
				return probe.fillStyle;
			};
			const zeichen = new Image();
			const link = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
			zeichen.src = link?.href ?? '';
			await zeichen.decode();
			probe.drawImage(zeichen, 0, 0, 64, 64);
			const { data } = probe.getImageData(0, 0, 64, 64);
			const dicht = [...data.keys()].filter((n) => n % 4 === 3 && data[n] === 255);
			const hell = dicht.filter((n) => (data[n - 3] ?? 0) > 200 && (data[n - 1] ?? 0) > 200);
			return {
				bar: bar.map(({ content }) => hex(content)),
				papier: hex(getComputedStyle(document.body).backgroundColor),
				helleZeichen: hell.length > dicht.length / 3,
			};
		});
		expect(farben.bar).toEqual([farben.papier]);
		expect(farben.helleZeichen).toBe(colorScheme === 'dark');
	});
}

function typesOf(pfad: string): string[] {
	if (pfad === '/') return ['WebSite', 'Person'];
	if (pfad === '/portfolio') return ['BreadcrumbList'];
	if (pfad.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork', 'Person'];
	return ['Person'];
}
