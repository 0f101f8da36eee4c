import { inhaber } from '#shared/inhaber.ts';
import { absaetze } from '../src/content/schema.ts';
import { projekte, projektPfad } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

for (const eintrag of projekte) {
	const { kunde, branche, ziel, standort, projektbeschreibung, website } = eintrag.projekt;

	test(`the sheet of ${kunde} shows its entry, and leads back and out`, async ({ page }) => {
		await page.goto(projektPfad(eintrag));
		const inhalt = page.getByRole('main');
		await expect(page).toHaveTitle(`${kunde} | ${inhaber.name}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(kunde);
		await expect(inhalt.getByRole('heading', { level: 2 })).toHaveText([
			'Projektdetails',
			'Tech Stack',
			'Service',
			'Einblicke in das Projekt',
			'Lass uns gemeinsam ihr Projekt umsetzen!',
		]);

		const tabelle = inhalt.locator('dl').filter({ hasText: 'Branche' });
		await expect(tabelle.getByRole('term')).toHaveText(['Kunde', 'Branche', 'Ziel', 'Standort']);
		await expect(tabelle.getByRole('definition')).toHaveText([kunde, branche, ziel, standort]);

		const abschnitt = (name: string) =>
			inhalt.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
		const werkzeuge = abschnitt('Tech Stack').last().getByRole('listitem');
		const aktive = eintrag.techstacks.filter(({ active }) => active);
		await expect(werkzeuge).toHaveText(aktive.map(({ tool }) => RegExp(`^${tool}$`, 'i')));
		for (const werkzeug of await werkzeuge.all()) {
			await expect(werkzeug.locator('svg')).toBeVisible();
		}
		await expect(abschnitt('Service').last().getByRole('listitem')).toHaveText(eintrag.service);
		for (const absatz of absaetze(projektbeschreibung)) {
			await expect(abschnitt('Projektdetails')).toContainText(absatz.slice(0, 20));
		}

		const galerie = abschnitt('Einblicke in das Projekt');
		await expect(galerie.getByRole('link', { name: 'vergrößern' })).toHaveCount(
			eintrag.source.weiterebilder.length,
		);
		await expect(galerie.locator('img').first()).toHaveAttribute('src', /background/);

		const brotkrumen = page.getByRole('navigation', { name: 'Brotkrumen' });
		await expect(brotkrumen.getByRole('listitem')).toHaveText(['', 'Portfolio', kunde]);
		const startseite = brotkrumen.getByRole('link', { name: 'Startseite' });
		await expect(startseite).toHaveAttribute('href', '/');
		await expect(startseite.locator('svg')).toBeVisible();
		await expect(brotkrumen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute(
			'href',
			'/portfolio',
		);

		const ansehen = page.getByRole('link', { name: 'Website anschauen' });
		await expect(ansehen).toHaveAttribute('href', website);
		await expect(ansehen).toHaveAttribute('target', '_blank');
		await expect(ansehen).toHaveAttribute('rel', /noopener/);
		await expect(ansehen).toHaveAccessibleName(/öffnet in neuem Tab/);
	});
}
