import type { Locator, Page } from '@playwright/test';
import { nachgemessen } from '../src/content/texte/nachgemessen.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, test, withoutScript } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const piece = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: nachgemessen.titel });
/** The figure behind this label. */
const figure = (place: Locator, name: string | RegExp): Locator =>
	place.getByRole('term', { includeHidden: true }).filter({ hasText: name }).locator('+ dd');
const time = (page: Page): Locator => piece(page).getByText(nachgemessen.zeit.vorher);

test('home shows to scale what this browser loads, and how long it took', async ({ page }) => {
	await page.goto('/');
	const label = piece(page)
		.getByRole('term')
		.filter({ hasText: /^Diese Startseite, .* in \d+ Dateien$/ });
	await expect(label).toBeVisible();
	await expect(time(page)).toBeVisible();
	await expect(time(page)).toHaveText(
		/^Bei Ihnen zu sehen (nach \d+,\d\ss|sofort): auf Ihrem Gerät, über Ihre Leitung, dieses Mal.$/,
	);

	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	const own = figure(piece(page), 'Diese Startseite');
	const width = (place: Locator) =>
		place.evaluate((dd) => {
			const bar = getComputedStyle(dd.parentElement ?? dd, '::after');
			return Number.parseFloat(bar.width);
		});
	const differences = async () => {
		const files = await transfer(page);
		const kb = Number.parseFloat(((await own.textContent()) ?? '').replace(',', '.'));
		const share = (await width(own)) / (await width(figure(piece(page), 'im Netz')));
		return {
			files: (await label.textContent())?.includes(`in ${files.length} Dateien`),
			// The page says a tenth of a KB.
			weight: Math.abs(kb - sum(files) / KB) < 0.06,
			scale: Math.abs(kb / 2559 - share) < 0.001,
		};
	};
	await expect.poll(differences).toEqual({ files: true, weight: true, scale: true });
});

test('a page opened in the background shows no time', async ({ page }) => {
	await page.addInitScript(() => {
		const entriesOf = performance.getEntriesByType.bind(performance);
		const hidden = { name: 'hidden', entryType: 'visibility-state', startTime: 0, duration: 0 };
		performance.getEntriesByType = (type) =>
			type === 'visibility-state' ? [{ ...hidden, toJSON: () => hidden }] : entriesOf(type);
	});
	await page.goto('/');
	await expect(figure(piece(page), 'Diese Startseite')).toHaveText(/KB$/);
	await expect(time(page)).toBeHidden();
});

withoutScript('without JavaScript home shows the figures of the build', async ({ page }) => {
	await page.goto('/');
	// weight-limits.spec.ts checks the footer's figure.
	const weight = await figure(
		page.getByRole('contentinfo'),
		rahmen.fusszeile.gewicht,
	).textContent();
	await expect(piece(page)).toContainText(
		RegExp(`wiegt komprimiert ${weight}, in \\d+ Dateien\\.`),
	);
	await expect(piece(page).getByText(nachgemessen.mittlereSeite)).toBeHidden();
	await expect(time(page)).toBeHidden();
});
