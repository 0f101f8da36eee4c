import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { galerie } from '../src/content/texte/galerie.ts';
import { karussell } from '../src/content/texte/karussell.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, pageKinds, projektPath } from '../testing/pages.ts';
import { anfrageOf, ENDPOINT } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, onPhone, test } from './support/test.ts';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, the only ones that the dark scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing in either colour scheme: WCAG 2.0 to 2.2, A and AA, best practices. */
async function expectFaultless(page: Page, what: string): Promise<void> {
	await page.evaluate(axe.source);
	for (const [colorScheme, runOnly] of [
		['light', CRITERIA],
		['dark', COLOURS],
	] as const) {
		await page.emulateMedia({ colorScheme });
		const faults = await page.evaluate(
			async (runOnly) => {
				const { run }: typeof axe = Reflect.get(window, 'axe');
				// Without what it found in order it takes half the time.
				const { violations } = await run({ runOnly, resultTypes: ['violations'] });
				return violations.flatMap(({ id, nodes }) =>
					nodes.map(
						({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`,
					),
				);
			},
			[...runOnly],
		);
		expect.soft(faults, `${what}, ${colorScheme}`).toEqual([]);
	}
}

for (const { name, path } of pageKinds) {
	test(`axe finds no fault on ${name}, wide and narrow; no link holds unseen words`, async ({
		page,
	}) => {
		await openSettled(page, path);
		await expect(page.locator('a .only-screen-reader'), 'Orca reads two links').toHaveCount(0);
		for (const width of [1440, 390]) {
			// High enough for the policy's table of contents: axe mistakes scrolled links for overlapping ones.
			await page.setViewportSize({ width, height: 900 });
			await expectFaultless(page, `${width} px`);
		}
	});
}

onPhone('axe finds nothing with the menu open and the carousel turned', async ({ page }) => {
	await openSettled(page, '/');
	await page.getByRole('button', { name: rahmen.navigation.menue }).click();
	await expect(page.getByRole('navigation', { name: rahmen.navigation.name })).toBeVisible();
	await expectFaultless(page, 'menu');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: karussell.naechstes }).click();
	await expectFaultless(page, 'carousel');
});

onPhone('axe finds nothing with a picture open', async ({ page }) => {
	await openSettled(page, projektPath(longestNamed));
	await page.getByRole('link', { name: galerie.vergroessern }).nth(1).click();
	await expect(page.locator('#viewer:modal')).toBeAttached();
	await expectFaultless(page, 'picture');
});

onPhone('axe finds nothing in the form, its messages and its reply', async ({ page, form }) => {
	await form.answerWith({ message: 'Angekommen.' });
	const release = await holdBack(page, ENDPOINT);
	await form.open();
	await form.submit();
	await expect(page.getByRole('link', { name: /Ihren Vornamen/ })).toBeVisible();
	await expectFaultless(page, 'messages');
	await form.fillIn(anfrageOf('Axe'));
	await form.submit();
	await expect(form.bar).toBeVisible();
	await expectFaultless(page, 'while sending');
	release();
	await expect(form.reply).toBeVisible();
	await expectFaultless(page, 'reply');
});
