import type { Locator, Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const piece = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: 'Nachgemessen' });
const fact = (place: Locator, was: string): Locator =>
	place.getByRole('term', { includeHidden: true }).filter({ hasText: was }).locator('+ dd');

test('home says in kilobytes and requests what this browser has loaded, and goes on counting', async ({
	page,
}) => {
	await page.goto('/');
	const own = piece(page)
		.getByRole('paragraph')
		.filter({ hasText: /Diese Seite, in \d+ Abrufen/ });
	await expect(own).toBeVisible();
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect
		.poll(async () => {
			const files = await transfer(page);
			const text = (await own.textContent()) ?? '';
			const kb = Number.parseFloat(text.replace(',', '.'));
			return text.includes(`in ${files.length} Abrufen`) ? Math.abs(kb - sum(files) / KB) : NaN;
		})
		// The page says a tenth of a KB.
		.toBeLessThan(0.06);
	await expect(fact(piece(page), 'Abrufe ohne Bilder')).toBeHidden();
});

test('printed before it has measured, and without JavaScript, the build’s figures stand alone', async ({
	page,
	browser,
	service,
}) => {
	await openSettled(page, '/');
	const files = (await transfer(page)).filter(({ kind }) => !/avif|jpg|svg|ico|png/.test(kind));
	// A browser without a window leaves the manifest alone.
	const requests = files.length + (files.some(({ kind }) => kind === 'webmanifest') ? 0 : 1);

	const WEIGHT = 'Gewicht ohne Bilder (Brotli)';
	const weight = (await fact(page.getByRole('contentinfo'), WEIGHT).textContent()) ?? '';
	expect(weight).toMatch(/^\d+,\d KB$/);
	const stands = async (page: Page) => {
		await expect(fact(piece(page), WEIGHT)).toHaveText(weight);
		await expect(fact(piece(page), 'Abrufe ohne Bilder')).toHaveText(String(requests));
		await expect(piece(page).getByText('Mittlere Startseite')).toBeHidden();
	};

	const without = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url });
	const still = await without.newPage();
	await still.goto('/');
	await stands(still);
	await without.close();

	// It measures a moment after the page has loaded; here that moment does not come.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.reload();
	await page.emulateMedia({ media: 'print' });
	await stands(page);
});
