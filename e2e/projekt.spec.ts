import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { absaetze } from '../src/content/schema.ts';
import { openSettled } from './support/open-settled.ts';
import { projekte, projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('the sheet of a project shows its entry, and leads back and out', async ({ page }) => {
	const { kunde, branche, ziel, standort, projektbeschreibung, website } = sample.projekt;
	await page.goto(projektPath(sample));
	const inhalt = page.getByRole('main');
	await expect(page).toHaveTitle(`${kunde} | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(kunde);
	await expect(inhalt.getByRole('heading', { level: 2 })).toContainText([
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
	const aktive = sample.techstacks.filter(({ active }) => active);
	await expect(werkzeuge).toHaveText(aktive.map(({ tool }) => RegExp(`^${tool}$`, 'i')));
	for (const werkzeug of await werkzeuge.all()) {
		await expect(werkzeug.locator('img')).toBeVisible();
	}
	await expect(abschnitt('Service').last().getByRole('listitem')).toHaveText(sample.service);
	for (const absatz of absaetze(projektbeschreibung)) {
		await expect(abschnitt('Projektdetails')).toContainText(absatz.slice(0, 20));
	}

	const galerie = abschnitt('Einblicke in das Projekt');
	await expect(galerie.getByRole('link', { name: 'vergrößern' })).toHaveCount(
		sample.source.weiterebilder.length,
	);
	for (const [i, text] of (sample.bildunterschriften ?? []).entries()) {
		await expect(page.getByText(`Abb. ${i + 1}: ${text}`).locator('visible=true')).toHaveCount(1);
	}
	await expect(galerie.locator('img').first()).toHaveAttribute('src', /background/);

	const brotkrumen = page.getByRole('navigation', { name: 'Sie sind hier' });
	await expect(brotkrumen.getByRole('listitem')).toHaveText(['', 'Portfolio', kunde]);
	const startseite = brotkrumen.getByRole('link', { name: 'Startseite' });
	await expect(startseite).toHaveAttribute('href', '/');
	await expect(startseite.locator('svg')).toBeVisible();
	const zurueck = brotkrumen.getByRole('link', { name: 'Portfolio' });
	await expect(zurueck).toHaveAttribute('href', '/portfolio');

	const ansehen = page.getByRole('link', { name: 'Website anschauen' });
	await expect(ansehen).toHaveAttribute('href', website);
	await expect(ansehen).toHaveAttribute('target', '_blank');
	await expect(ansehen).toHaveAttribute('rel', /noopener/);
	await expect(ansehen).toHaveAccessibleName(/öffnet in neuem Tab/);
});

test('the sheet before and the one after show their windows, and none beyond the row’s ends', async ({
	page,
}) => {
	for (const i of [0, 1, projekte.length - 1]) {
		const eintrag = projekte[i] ?? sample;
		await page.goto(projektPath(eintrag));
		const nachbarn = projekte.filter((_, j) => Math.abs(i - j) === 1);
		const blaetter = page.getByRole('navigation', { name: 'Weitere Blätter' });
		await expect(blaetter.getByRole('link')).toHaveText(nachbarn.map((n) => n.projekt.kunde));
		await expect(blaetter.locator('li img').first()).toBeAttached();
		const pfeile = page.getByRole('link', { name: /^(Vorheriges|Nächstes) Blatt: / });
		await expect(pfeile).toHaveCount(nachbarn.length);
		for (const [j, nachbar] of nachbarn.entries()) {
			const ziel = projektPath(nachbar);
			await expect(blaetter.getByRole('link').nth(j)).toHaveAttribute('href', ziel);
			await expect(pfeile.nth(j)).toHaveAttribute('href', ziel);
		}
	}
});

test('no client’s name breaks within a word, on the narrowest phone neither', async ({ page }) => {
	const { kunde } = sample.projekt;
	for (const pfad of ['/', '/portfolio', projektPath(sample)]) {
		await openSettled(page, pfad);
		for (const width of [320, 390, 768, 1024]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await broken(page, kunde), `${pfad}, ${width} px`).toEqual([]);
		}
	}
});

/** Words of this text that stand on two lines somewhere on the page. */
function broken(page: Page, text: string): Promise<string[]> {
	return page.evaluate((gesucht) => {
		const knoten = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const faelle: string[] = [];
		for (let k = knoten.nextNode(); k; k = knoten.nextNode()) {
			if (k.textContent?.trim() !== gesucht || !k.parentElement?.checkVisibility()) continue;
			for (const { index, 0: wort } of k.textContent.matchAll(/\S+/g)) {
				const bereich = new Range();
				bereich.setStart(k, index);
				bereich.setEnd(k, index + wort.length);
				const zeilen = new Set([...bereich.getClientRects()].map(({ top }) => Math.round(top)));
				if (zeilen.size > 1) faelle.push(`${k.parentElement.tagName}: ${wort}`);
			}
		}
		return faelle;
	}, text);
}
