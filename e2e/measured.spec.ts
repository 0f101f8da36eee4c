import type { Locator, Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, test, withoutScript } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const WEIGHT = rahmen.fusszeile.gewicht;
const REQUESTS = 'Abrufe ohne Bilder';
const piece = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: 'Nachgemessen' });
const fact = (place: Locator, name: string): Locator =>
	place.getByRole('term', { includeHidden: true }).filter({ hasText: name }).locator('+ dd');

test('home states what this browser has loaded, and keeps counting', async ({ page }) => {
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

withoutScript('without JavaScript home shows the figures of the build', async ({ page }) => {
	await page.goto('/');
	// weight.spec.ts checks the footer's figure.
	const weight = await fact(page.getByRole('contentinfo'), WEIGHT).textContent();
	await expect(fact(piece(page), WEIGHT)).toHaveText(weight ?? 'a weight');
	await expect(fact(piece(page), REQUESTS)).toHaveText(/^\d+$/);
	await expect(piece(page).getByText('Mittlere Startseite')).toBeHidden();
});
