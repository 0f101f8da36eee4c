import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { anfrageOf, ENDPOINT, fillIn, openForm, submit } from './support/form.ts';
import { holdBack } from './support/hold-back.ts';
import { openSettled } from './support/open-settled.ts';
import { pageKinds, projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe holds against the page as it stands: WCAG 2.0 to 2.2, A and AA, and best practices; or
 * against `rules` alone.
 */
async function findFaults(page: Page, rules?: string[]): Promise<string[]> {
	// The other mode opens a page of its own for each look, for frames that no page here has.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(CRITERIA)).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
	);
}

for (const { name, path } of pageKinds) {
	test(`axe finds nothing on ${name}, wide and light, narrow and dark`, async ({ page }) => {
		// So high that the contents of the policy need no scrolling: axe takes its links for folded.
		await page.setViewportSize({ width: 1440, height: 900 });
		await openSettled(page, path);
		expect.soft(await findFaults(page), 'wide').toEqual([]);
		await page.setViewportSize({ width: 390, height: 900 });
		await page.emulateMedia({ colorScheme: 'dark' });
		expect.soft(await findFaults(page), 'narrow').toEqual([]);
	});
}

/** By day all criteria, by night the colours. */
async function expectFaultless(page: Page, was: string): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light' });
	expect.soft(await findFaults(page), was).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect.soft(await findFaults(page, ['color-contrast']), `${was}, dark`).toEqual([]);
}

test.describe('axe finds nothing', () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test('while the menu is open, and with the carousel turned', async ({ page }) => {
		await openSettled(page, '/');
		await page.getByRole('button', { name: 'Menü öffnen' }).click();
		await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
		await expectFaultless(page, 'menu');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Nächstes Projekt' }).click();
		await expectFaultless(page, 'carousel');
	});

	test('while a picture is open', async ({ page }) => {
		await openSettled(page, projektPath(sample));
		await page.getByRole('link', { name: 'vergrößern' }).nth(1).click();
		await expect(page.locator('#viewer:modal')).toBeAttached();
		await expectFaultless(page, 'picture');
	});

	test('in the form with messages, while it sends, and with the alert box', async ({ page }) => {
		await page.route(ENDPOINT, (route) => route.fulfill({ json: { message: 'Angekommen.' } }));
		const lass = await holdBack(page, ENDPOINT);
		await openForm(page);
		await submit(page);
		await expect(page.getByText(/^Bitte tragen Sie Ihren Vornamen/)).toBeVisible();
		await expectFaultless(page, 'messages');
		await fillIn(page, anfrageOf('Axe'));
		await submit(page);
		await expect(page.getByRole('progressbar')).toBeVisible();
		await expectFaultless(page, 'while sending');
		lass();
		await expect(page.getByRole('alertdialog')).toBeVisible();
		await expectFaultless(page, 'alert box');
	});
});
