import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../src/content/texte/recht.ts';
import { expect, test, withoutScript } from './support/test.ts';

test('the legal notice names the operator and declines dispute resolution', async ({ page }) => {
	await page.goto('/impressum');
	await expect(page).toHaveTitle(`Impressum | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	const content = page.getByRole('main');
	const { strasse, plz, ort } = inhaber.anschrift;
	const facts = [inhaber.name, strasse, `${plz} ${ort}`, inhaber.ustId];
	for (const text of [...facts, 'nicht bereit', 'Verbraucherschlichtungsstelle'])
		await expect(content).toContainText(text);
	const link = (name: string) => content.getByRole('link', { name });
	await expect(link(inhaber.telefon)).toHaveAttribute('href', /^tel:/);
	await expect(link(inhaber.email)).toHaveAttribute('href', `mailto:${inhaber.email}`);
	await expect(link('ec.europa.eu')).toHaveCount(0);
	await expectDate(page, recht.impressum.stand);
});

/** Expects the date of the text, not of the build, in the text and in the footer. */
async function expectDate(page: Page, date: string): Promise<void> {
	await expect(page.getByRole('main')).toContainText(`${recht.standVom} ${date}`);
	const figures = page.getByRole('contentinfo').getByRole('definition', { includeHidden: true });
	await expect(figures.filter({ hasText: date })).toHaveCount(1);
}

test('beside the text the table of contents is open in any browser', async ({ page }) => {
	await page.addInitScript(() => {
		const can = CSS.supports.bind(CSS);
		CSS.supports = (rule: string) => !/::details-content/.test(rule) && can(rule);
	});
	const content = page.locator('nav details');
	for (const [width, open] of [
		[1280, true],
		[768, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/datenschutz');
		await expect(content).toHaveJSProperty('open', open);
	}
});

test('the privacy policy has five parts; its contents lead to each topic', async ({ page }) => {
	await page.goto('/datenschutz');
	await expect(page).toHaveTitle(`Datenschutz | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz\u00ad?erklärung/);
	const parts = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d/ });
	await expect(parts).toHaveText([
		/1\. Überblick/,
		/2\. Hosting/,
		/3\. Allgemeine Hinweise/,
		/4\. Datenerfassung/,
		/5\. Plugins/,
	]);
	await expectDate(page, recht.datenschutz.stand);

	const directory = page.getByRole('navigation', { name: recht.inhalt });
	const topic = directory.getByRole('link', { name: /Kontaktformular/ }).first();
	await expect(topic, 'in a closed part').toBeHidden();
	await directory.getByRole('link', { name: /Datenerfassung/ }).click();
	await topic.click();
	await expect(page.getByRole('heading', { level: 3, name: 'Kontaktformular' })).toBeInViewport();
	await expect(directory.locator('[aria-current]')).toHaveText(/Kontaktformular/);

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(topic, 'on a phone').toBeHidden();
	await directory.getByText(recht.inhalt, { exact: true }).filter({ visible: true }).click();
	await expect(topic).toBeVisible();
});

withoutScript('without JavaScript the contents show every part and mark none', async ({ page }) => {
	await page.goto('/datenschutz');
	const directory = page.getByRole('navigation', { name: recht.inhalt });
	for (const link of await directory.getByRole('link').all()) await expect(link).toBeVisible();
	await expect(directory.locator('[aria-current]')).toHaveCount(0);
});
