import type { Locator, Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const stueck = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: 'Nachgemessen' });
const angabe = (ort: Locator, was: string): Locator =>
	ort.getByRole('term', { includeHidden: true }).filter({ hasText: was }).locator('+ dd');

test('home says in kilobytes and requests what this browser has loaded, and goes on counting', async ({
	page,
}) => {
	await page.goto('/');
	const eigene = stueck(page)
		.getByRole('paragraph')
		.filter({ hasText: /Diese Seite, in \d+ Abrufen/ });
	await expect(eigene).toBeVisible();
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect
		.poll(async () => {
			const dateien = await transfer(page);
			const text = (await eigene.textContent()) ?? '';
			const kb = Number.parseFloat(text.replace(',', '.'));
			return text.includes(`in ${dateien.length} Abrufen`) ? Math.abs(kb - sum(dateien) / KB) : NaN;
		})
		// The page says a tenth of a KB.
		.toBeLessThan(0.06);
	await expect(angabe(stueck(page), 'Abrufe ohne Bilder')).toBeHidden();
});

test('printed before it has measured, and without JavaScript, the build’s figures stand alone', async ({
	page,
	browser,
	dienst,
}) => {
	await openSettled(page, '/');
	const dateien = (await transfer(page)).filter(({ art }) => !/avif|jpg|svg|ico|png/.test(art));
	// A browser without a window leaves the manifest alone.
	const abrufe = dateien.length + (dateien.some(({ art }) => art === 'webmanifest') ? 0 : 1);

	const gewicht = await angabe(
		page.getByRole('contentinfo'),
		'Gewicht ohne Bilder (Brotli)',
	).textContent();
	expect(gewicht).toMatch(/^\d+,\d KB$/);
	const steht = async (seite: Page) => {
		const stelle = (was: string) => angabe(stueck(seite), was);
		await expect(stelle('Gewicht ohne Bilder (Brotli)')).toHaveText(gewicht ?? '');
		await expect(stelle('Abrufe ohne Bilder')).toHaveText(String(abrufe));
		await expect(stueck(seite).getByText('Mittlere Startseite')).toBeHidden();
	};

	const ohne = await browser.newContext({ javaScriptEnabled: false, baseURL: dienst.url });
	const still = await ohne.newPage();
	await still.goto('/');
	await steht(still);
	await ohne.close();

	// It measures a moment after the page has loaded; here that moment does not come.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.reload();
	await page.emulateMedia({ media: 'print' });
	await steht(page);
});
