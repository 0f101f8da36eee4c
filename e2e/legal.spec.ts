import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../src/content/texte/recht.ts';
import { expect, test } from './support/test.ts';

test('the legal notice names the operator and declines dispute resolution', async ({ page }) => {
	await page.goto('/impressum');
	await expect(page).toHaveTitle(`Impressum | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	const content = page.getByRole('main');
	const { strasse, plz, ort } = inhaber.anschrift;
	const facts = [inhaber.name, strasse, `${plz} ${ort}`, inhaber.ustId];
	const date = `${recht.standVom} ${recht.impressum.stand}`;
	for (const text of [...facts, 'nicht bereit', 'Verbraucherschlichtungsstelle', date])
		await expect(content).toContainText(text);
	const link = (name: string) => content.getByRole('link', { name });
	await expect(link(inhaber.telefon)).toHaveAttribute('href', /^tel:/);
	await expect(link(inhaber.email)).toHaveAttribute('href', `mailto:${inhaber.email}`);
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
	const contents = page.getByRole('navigation', { name: recht.inhalt });
	const topic = contents.getByRole('link', { name: /Kontaktformular/ }).first();
	await topic.click();
	await expect(page.getByRole('heading', { level: 3, name: 'Kontaktformular' })).toBeInViewport();
	await expect(topic, 'the contents stay in sight').toBeInViewport();

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(topic, 'folded away on a phone').toBeHidden();
	await contents.getByText(recht.inhalt, { exact: true }).click();
	await expect(topic).toBeVisible();
});
