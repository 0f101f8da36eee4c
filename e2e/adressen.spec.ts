import { projekte, projektPfad } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

const pfade = [
	'/portfolio',
	...projekte.map(projektPfad),
	'/about',
	'/kontakt',
	'/impressum',
	'/datenschutz',
];

test('a trailing slash or .html redirects for good to the one address of a page', async ({
	request,
}) => {
	for (const pfad of pfade) {
		for (const variante of [`${pfad}/`, `${pfad}.html`, `${pfad}.html/`]) {
			const antwort = await request.get(variante, { maxRedirects: 0 });
			expect(antwort.status(), variante).toBe(308);
			expect(antwort.headers().location, variante).toBe(pfad);
		}
	}
	const index = await request.get('/index.html', { maxRedirects: 0 });
	expect([index.status(), index.headers().location]).toEqual([308, '/']);
});

test('a redirect keeps the query, and no address leads to another site', async ({
	request,
	dienst,
}) => {
	const mitSuche = await request.get('/about/?von=karte', { maxRedirects: 0 });
	expect(mitSuche.headers().location).toBe('/about?von=karte');
	const doppelt = await request.get(`${dienst.url}//example.org/about/`, { maxRedirects: 0 });
	expect(doppelt.headers().location ?? '').not.toContain('example.org');
});

test('each page names its own address as canonical', async ({ page }) => {
	for (const pfad of ['/', ...pfade.filter((p) => !/impressum|datenschutz/.test(p))]) {
		await page.goto(pfad);
		const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
		expect(new URL(canonical ?? '').pathname).toBe(pfad);
		expect(canonical).toMatch(/^https:\/\//);
	}
});

test('every link to a page of ours is its canonical address and answers', async ({
	page,
	request,
}) => {
	const gesehen = new Set<string>();
	for (const pfad of ['/', ...pfade, '/gibt-es-nicht', '/portfolio/gibt-es-nicht']) {
		await page.goto(pfad);
		const links = await page
			.locator('a[href]')
			.evaluateAll((elemente) => elemente.map((a) => (a as HTMLAnchorElement).href));
		for (const link of links.map((href) => new URL(href))) {
			if (link.origin === new URL(page.url()).origin) gesehen.add(link.pathname);
		}
	}
	for (const pfad of gesehen) {
		const antwort = await request.get(pfad, { maxRedirects: 0 });
		const dienstAntwort = [200, 404].includes(antwort.status()) ? antwort.status() : -1;
		expect(dienstAntwort, pfad).toBe(/gibt-es-nicht/.test(pfad) ? 404 : 200);
	}
	expect(gesehen.size).toBeGreaterThanOrEqual(pfade.length);
});
