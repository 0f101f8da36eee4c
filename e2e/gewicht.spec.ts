import { formularLebt } from './support/formular.ts';
import { seitenarten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';
import { summe, transfer } from './support/transfer.ts';

/** Budgets in bytes; a KB is 1000 of them. */
const KB = 1000;
const HTML = 14 * KB;
const HTML_DATENSCHUTZ = 20 * KB;
const SKRIPTE = 2 * KB;
const SKRIPTE_START_LEBENDIG = 84 * KB;
const SKRIPTE_KONTAKT = 64 * KB;
const SCHRIFTEN = 45 * KB;
const SCHRIFTEN_VORAB = 25 * KB;
const START_AUF_DEM_TELEFON = 120 * KB;

test.use({ viewport: { width: 390, height: 800 } });

for (const { name, pfad } of seitenarten) {
	test(`${name} keeps to its bytes, blocks on nothing, and its footer tells the truth`, async ({
		page,
	}) => {
		await page.goto(pfad, { waitUntil: 'networkidle' });
		// The fonts come after the first paint, which a busy machine may do later still.
		await page.locator('html[data-schriften]').waitFor();
		await page.waitForLoadState('networkidle');
		const dateien = await transfer(page);
		const html = summe(dateien, 'html');
		expect(html).toBeLessThanOrEqual(pfad === '/datenschutz' ? HTML_DATENSCHUTZ : HTML);
		expect(html, 'compressed').toBeGreaterThan(1 * KB);
		const skripte = pfad === '/kontakt' ? SKRIPTE_KONTAKT : SKRIPTE;
		expect.soft(summe(dateien, 'js'), 'scripts').toBeLessThanOrEqual(skripte);
		expect(summe(dateien, 'css'), 'styles are inlined').toBe(0);
		expect(dateien.filter(({ blockiert }) => blockiert)).toEqual([]);

		const schriften = summe(dateien, 'woff2');
		expect(schriften, 'both fonts').toBeGreaterThan(SCHRIFTEN_VORAB);
		expect(schriften, 'fonts').toBeLessThanOrEqual(SCHRIFTEN);
		await expect(page.locator('link[rel=preload]')).toHaveCount(0);
		const vorab = dateien.filter(({ art, vorErstemBild }) => art === 'woff2' && vorErstemBild);
		expect(summe(vorab), 'fonts before paint').toBeLessThanOrEqual(SCHRIFTEN_VORAB);
		expect(vorab, 'no text waits for a font').toEqual([]);

		const bytes = html + schriften + summe(dateien, 'js');
		const fuss = page.getByRole('contentinfo');
		const angabe = (was: string) => fuss.getByRole('term').filter({ hasText: was }).locator('+ dd');
		const gewicht = (await angabe('Gewicht').textContent()) ?? '';
		expect(gewicht).toMatch(/^\d+,\d KB$/);
		// Half a rounding step, and what brotli makes of the figure's own digits.
		const abweichung = Math.abs(Number.parseFloat(gewicht.replace(',', '.')) * KB - bytes);
		expect(abweichung, `${gewicht} for ${bytes} bytes`).toBeLessThanOrEqual(150);
		await expect(angabe('Fremde Server')).toHaveText('0');
		await expect(angabe('Cookies')).toHaveText('0');
		await expect(angabe('Stand')).toHaveText(/^\d\d\.\d\d\.20\d\d$/);
	});
}

test('home on a phone is light until one scrolls, and its script comes with the carousel', async ({
	page,
}) => {
	await page.goto('/', { waitUntil: 'networkidle' });
	const zuerst = await transfer(page);
	const alles = zuerst.reduce((bisher, { uebertragen }) => bisher + uebertragen, 0);
	expect(alles).toBeLessThanOrEqual(START_AUF_DEM_TELEFON);

	await page.getByRole('region', { name: 'Projekte' }).scrollIntoViewIfNeeded();
	await expect(page.getByRole('button', { name: 'Nächstes Projekt' })).toBeEnabled();
	const skripte = summe(await transfer(page), 'js');
	expect(skripte).toBeGreaterThan(SKRIPTE);
	expect(skripte).toBeLessThanOrEqual(SKRIPTE_START_LEBENDIG);
});

test('the form’s script does not delay the first paint', async ({ page }) => {
	await page.route('**/*.js', () => new Promise(() => {}));
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await expect(page.getByLabel('Vorname')).toBeVisible();
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.reload();
	await formularLebt(page);
});
