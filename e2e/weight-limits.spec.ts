import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields } from '#shared/placeholders.ts';
import { karussell } from '../src/content/texte/karussell.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, pageKinds, projektPath } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { storedNames } from './support/stored-names.ts';
import { expect, test } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

/** Budgets in bytes. A KB has 1024 of them, as in the figure that home compares its weight with. */
const KB = 1024;
/** The owner's own words may need more than the sample's. */
const hasPlaceholders = placeholderFields(inhaber).includes('name');
const SCRIPTS = 2 * KB;
const HOME_BEFORE_SCROLL = 120 * KB;
/** The form with React, and the runtime of islands that no page has inline (1.5 KB). */
const SCRIPTS_KONTAKT = 65.5 * KB;
const FONTS = 45 * KB;
/**
 * What a server may send before the visitor's answer: ten packets of 1,460 bytes, some 460 of
 * them headers. The owner's own words may take two packets more.
 */
const FIRST_PACKETS = (hasPlaceholders ? 13.8 : 16) * KB;
/** Pages with pictures may be larger than the first packets. */
const HTML: Record<string, number> = {
	'/': (hasPlaceholders ? 22 : 24) * KB,
	'/portfolio': (hasPlaceholders ? 20 : 24) * KB,
	[projektPath(longestNamed)]: (hasPlaceholders ? 20 : 24) * KB,
};

test.use({
	viewport: { width: 390, height: 800 },
	reducedMotion: 'no-preference',
});

for (const { name, path } of pageKinds) {
	test(`${name} keeps its byte budget, stores nothing and states its weight`, async ({ page }) => {
		await openSettled(page, path);
		await readToEnd(page);
		expect.soft(await storedNames(page), 'stored').toEqual([]);
		const files = await transfer(page);
		const html = sum(files, 'html');
		expect.soft(html).toBeLessThanOrEqual(HTML[path] ?? FIRST_PACKETS);
		expect(html, 'compressed').toBeGreaterThan(1 * KB);
		const scripts = path === '/kontakt' ? SCRIPTS_KONTAKT : SCRIPTS;
		expect.soft(sum(files, 'js'), 'scripts').toBeLessThanOrEqual(scripts);
		expect(sum(files, 'css'), 'styles are inlined').toBe(0);
		expect(files.filter(({ blocked }) => blocked)).toEqual([]);
		const portraits = files.filter(({ path }) => path.includes('/portrait.'));
		if (path === '/portfolio') expect(portraits, 'of the hidden card').toEqual([]);

		const fonts = sum(files, 'woff2');
		expect(fonts, 'both fonts').toBeGreaterThan(FONTS / 2);
		expect(fonts, 'fonts').toBeLessThanOrEqual(FONTS);
		const ahead = files.filter(({ beforeFirstPaint }) => beforeFirstPaint);
		expect(sum(ahead, 'woff2'), 'no text waits for a font').toBe(0);

		const terms = page.getByRole('contentinfo').getByRole('term', { includeHidden: true });
		const fact = (name: string) => terms.filter({ hasText: name }).locator('+ dd');
		await expect(fact(rahmen.fusszeile.fremdeServer)).toHaveText('keine');
		await expect(fact(rahmen.fusszeile.cookies)).toHaveText('keine');
		await expect(fact(rahmen.fusszeile.stand)).toHaveText(/^\d\d\.\d\d\.20\d\d$/);
		const { ohneBilder, ohneBilderUndFilm } = rahmen.fusszeile;
		const without = path === projektPath(longestNamed) ? ohneBilderUndFilm : ohneBilder;
		await expect(fact(rahmen.fusszeile.gewicht)).toHaveText(RegExp(`^\\d+,\\d\\sKB ${without}$`));
		const weight = (await fact(rahmen.fusszeile.gewicht).textContent()) ?? '';
		const said = Number.parseFloat(weight.replace(',', '.')) * KB;
		// Astro takes the mark away once an island runs.
		await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
		const bytes = async () =>
			sum(await transfer(page), 'html', 'js', 'css', 'woff2', 'webmanifest');
		const deviation = async () => Math.abs(said / (await bytes()) - 1);
		await expect.poll(deviation, weight).toBeLessThanOrEqual(0.02);
	});
}

test('home on a phone loads little at first, and the next slide on demand', async ({ page }) => {
	const underWay = new Set<unknown>();
	page.on('request', (request) => underWay.add(request));
	page.on('requestfinished', (request) => underWay.delete(request));
	await openSettled(page, '/');
	await expect.poll(() => underWay.size, 'requests under way').toBe(0);
	const first = await transfer(page);
	const pictures = sum(first, 'avif');
	expect(pictures, 'the first picture').toBeGreaterThan(0);
	expect.soft(sum(first)).toBeLessThanOrEqual(HOME_BEFORE_SCROLL);
	expect(sum(first, 'js'), 'no React').toBeLessThanOrEqual(SCRIPTS);

	await page.getByRole('button', { name: karussell.naechstes }).focus();
	await expect.poll(async () => sum(await transfer(page), 'avif')).toBeGreaterThan(pictures);
});
