import type { Locator, Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { expect, test } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const WEIGHT = 'Gewicht ohne Bilder (Brotli)';
const REQUESTS = 'Abrufe ohne Bilder';
const piece = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: 'Nachgemessen' });
const fact = (place: Locator, name: string): Locator =>
	place.getByRole('term', { includeHidden: true }).filter({ hasText: name }).locator('+ dd');

test('home says what this browser has loaded, and goes on counting', async ({ page }) => {
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
	await expect(fact(piece(page), REQUESTS)).toBeHidden();
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

	const without = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url });
	const still = await without.newPage();
	await still.goto('/');

	// It measures a moment after the page has loaded; here that moment does not come.
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.reload();
	await page.emulateMedia({ media: 'print' });

	for (const one of [still, page]) {
		// The footer's figure is weighed in weight.spec.ts.
		const weight = await fact(one.getByRole('contentinfo'), WEIGHT).textContent();
		await expect(fact(piece(one), WEIGHT)).toHaveText(weight ?? 'a weight');
		await expect(fact(piece(one), REQUESTS)).toHaveText(String(requests));
		await expect(piece(one).getByText('Mittlere Startseite')).toBeHidden();
	}
	await without.close();
});
