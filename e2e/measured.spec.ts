import type { Locator, Page } from '@playwright/test';
import { nachgemessen } from '../src/content/texte/nachgemessen.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, test, withoutScript } from './support/test.ts';
import { sum, transfer } from './support/transfer.ts';

const KB = 1024;
const piece = (page: Page): Locator =>
	page.getByRole('main').locator('section').filter({ hasText: 'Nachgemessen' });
/** The figure behind this label. */
const figure = (place: Locator, name: string | RegExp): Locator =>
	place.getByRole('term', { includeHidden: true }).filter({ hasText: name }).locator('+ dd');
const time = (page: Page): Locator => piece(page).getByText(nachgemessen.zeit.vorher);

test('home states what this browser has loaded, and keeps counting', async ({ page }) => {
	await page.goto('/');
	const label = piece(page)
		.getByRole('term')
		.filter({ hasText: /^Diese Startseite, .* in \d+ Dateien$/ });
	await expect(label).toBeVisible();
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect
		.poll(async () => {
			const files = await transfer(page);
			const text = (await figure(piece(page), 'Diese Startseite').textContent()) ?? '';
			const isCounted = (await label.textContent())?.includes(`in ${files.length} Dateien`);
			return isCounted
				? Math.abs(Number.parseFloat(text.replace(',', '.')) - sum(files) / KB)
				: NaN;
		})
		// The page says a tenth of a KB.
		.toBeLessThan(0.06);
});

test('both bars have one scale', async ({ page }) => {
	await page.goto('/');
	const own = figure(piece(page), 'Diese Startseite');
	await expect(own).toHaveText(/^\d+,\d\sKB$/);
	const width = (place: Locator) =>
		place.evaluate((dd) => {
			const bar = getComputedStyle(dd.parentElement ?? dd, '::after');
			return Number.parseFloat(bar.width);
		});
	const share = async () => {
		const kb = Number.parseFloat(((await own.textContent()) ?? '').replace(',', '.'));
		return kb / 2559 - (await width(own)) / (await width(figure(piece(page), 'im Netz')));
	};
	await expect.poll(async () => Math.abs(await share())).toBeLessThan(0.001);
});

test('the time until the page was seen is said to be this visitor’s own', async ({ page }) => {
	await page.goto('/');
	await expect(time(page)).toBeVisible();
	await expect(time(page)).toHaveText(
		/^Bei Ihnen zu sehen (nach \d+,\d\ss|sofort): auf Ihrem Gerät, über Ihre Leitung, dieses Mal.$/,
	);
});

test('a page opened in the background says no time', async ({ page }) => {
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
	// weight.spec.ts checks the footer's figure.
	const weight = await figure(
		page.getByRole('contentinfo'),
		rahmen.fusszeile.gewicht,
	).textContent();
	await expect(piece(page)).toContainText(RegExp(`wiegt ${weight}, in \\d+ Dateien\\.`));
	await expect(piece(page).getByText(nachgemessen.mittlereSeite)).toBeHidden();
	await expect(time(page)).toBeHidden();
});
