import { inhaber } from '#shared/inhaber.ts';
import { withYears } from '../src/components/about/use-experience.ts';
import { zahlen } from '../src/content/texte/zahlen.ts';
import { countOf } from '../src/facts/stats.ts';
import { about } from '../src/facts/texts.ts';
import { expect, test, withoutScript } from './support/test.ts';

test('heading and figures count the years up to the visitor’s date', async ({ page }) => {
	const later = new Date().getFullYear() + 2;
	await page.clock.setFixedTime(new Date(later, 0, 1));
	await page.goto('/about');
	const years = later - inhaber.startJahr;
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		withYears(about.ueberschrift, years),
	);
	const { abgeschlosseneProjekte, aktiveKunden } = inhaber;
	const given: [name: string, figure: string][] = [[zahlen.jahre(years), `+${years}`]];
	if (abgeschlosseneProjekte)
		given.push([zahlen.projekte(countOf(abgeschlosseneProjekte)), abgeschlosseneProjekte]);
	if (aktiveKunden) given.push([zahlen.kunden(countOf(aktiveKunden)), aktiveKunden]);
	const figures = page.getByRole('region', { name: about.inZahlen });
	await figures.scrollIntoViewIfNeeded();
	await expect(figures.getByRole('term')).toHaveText(given.map(([name]) => name));
	// Below one of them a sentence leads to the portfolio.
	await expect(figures.getByRole('definition')).toContainText(given.map(([, figure]) => figure));
});

withoutScript('each tool is listed in its group with name and purpose', async ({ page }) => {
	withoutScript.skip(about.werkzeuge.length === 0, 'The owner names no tools.');
	await page.goto('/about');
	await expect(page.getByRole('heading', { level: 2, name: about.werkzeugeTitel })).toBeVisible();
	for (const { bereich, eintraege } of about.werkzeuge) {
		const heading = page.getByRole('heading', { level: 3, name: bereich });
		const group = page.locator('section', { has: heading }).last();
		await expect(group.getByRole('listitem')).toHaveText(
			eintraege.map(({ name, zweck }) => RegExp(`^${name}\\s*${zweck}$`)),
		);
	}
});
