import { openSettled } from './support/open-settled.ts';
import { pageKinds } from './support/pages.ts';
import { readToEnd } from './support/read-to-end.ts';
import { expect, test } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

/** Budgets in bytes; a KB is 1024 of them, as in the HTTP Archive's figure beside ours on home. */
const KB = 1024;
const HTML = 20 * KB;
const HTML_START = 22 * KB;
const SKRIPTE = 2 * KB;
const START_VOR_DEM_SCROLLEN = 120 * KB;
const SKRIPTE_KONTAKT = 64 * KB;
const SCHRIFTEN = 45 * KB;

test.use({
	viewport: { width: 390, height: 800 },
	contextOptions: { reducedMotion: 'no-preference' },
});

for (const { name, pfad } of pageKinds) {
	test(`${name} keeps to its bytes, blocks on nothing, and its title block says what it weighs`, async ({
		page,
	}) => {
		await openSettled(page, pfad);
		await readToEnd(page);
		const dateien = await transfer(page);
		const html = sum(dateien, 'html');
		const grenze = pfad === '/' ? HTML_START : HTML;
		expect.soft(html).toBeLessThanOrEqual(grenze);
		expect(html, 'compressed').toBeGreaterThan(1 * KB);
		const skripte = { '/kontakt': SKRIPTE_KONTAKT }[pfad] ?? SKRIPTE;
		expect.soft(sum(dateien, 'js'), 'scripts').toBeLessThanOrEqual(skripte);
		expect(sum(dateien, 'css'), 'styles are inlined').toBe(0);
		expect(dateien.filter(({ blockiert }) => blockiert)).toEqual([]);

		const schriften = sum(dateien, 'woff2');
		expect(schriften, 'both fonts').toBeGreaterThan(SCHRIFTEN / 2);
		expect(schriften, 'fonts').toBeLessThanOrEqual(SCHRIFTEN);
		const vorab = dateien.filter(({ art, vorErstemBild }) => art === 'woff2' && vorErstemBild);
		expect(vorab, 'no text waits for a font').toEqual([]);

		const angabe = (was: string) =>
			page
				.getByRole('contentinfo')
				.getByRole('term', { includeHidden: true })
				.filter({ hasText: was })
				.locator('+ dd');
		await expect(angabe('Fremde Server')).toHaveText('0');
		await expect(angabe('Cookies')).toHaveText('0');
		await expect(angabe('Stand')).toHaveText(/^\d\d\.\d\d\.20\d\d$/);
		await expect(angabe('Gewicht ohne Bilder (Brotli)')).toHaveText(/^\d+,\d KB$/);
		const gewicht = (await angabe('Gewicht ohne Bilder (Brotli)').textContent()) ?? '';
		const gesagt = Number.parseFloat(gewicht.replace(',', '.')) * KB;
		// Astro takes the mark away once an island runs.
		await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
		const bytes = sum(await transfer(page), 'html', 'js', 'css', 'woff2', 'webmanifest');
		expect(Math.abs(gesagt / bytes - 1), `${gewicht} for ${bytes} bytes`).toBeLessThanOrEqual(0.02);
	});
}

test('home on a phone brings little before scrolling, no React, and the next slide’s pictures when it is turned', async ({
	page,
}) => {
	const unterwegs = new Set<unknown>();
	page.on('request', (anfrage) => unterwegs.add(anfrage));
	page.on('requestfinished', (anfrage) => unterwegs.delete(anfrage));
	await openSettled(page, '/');
	await expect.poll(() => unterwegs.size, 'all it asks for has come').toBe(0);
	const zuerst = await transfer(page);
	const bilder = sum(zuerst, 'avif');
	expect(bilder, 'the first picture').toBeGreaterThan(0);
	expect.soft(sum(zuerst)).toBeLessThanOrEqual(START_VOR_DEM_SCROLLEN);
	expect(sum(zuerst, 'js'), 'no React').toBeLessThanOrEqual(SKRIPTE);

	await page.getByRole('button', { name: 'Nächstes Projekt' }).focus();
	await expect.poll(async () => sum(await transfer(page), 'avif')).toBeGreaterThan(bilder);
});
