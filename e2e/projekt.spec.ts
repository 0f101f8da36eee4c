import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { paragraphs } from '#shared/projekt/projekt-schema.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('a project page shows its entry and links to list, home and website', async ({ page }) => {
	const { kunde, branche, ziel, standort, projektbeschreibung, website } = longestNamed.projekt;
	await page.goto(projektPath(longestNamed));
	const content = page.getByRole('main');
	await expect(page).toHaveTitle(`${kunde} | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(kunde);
	await expect(content.getByRole('heading', { level: 2 })).toContainText([
		'Projektdetails',
		'Tech Stack',
		'Service',
		'Einblicke in das Projekt',
		'Lass uns gemeinsam ihr Projekt umsetzen!',
	]);

	const table = content.locator('dl').filter({ hasText: 'Branche' });
	await expect(table.getByRole('term')).toHaveText(['Kunde', 'Branche', 'Ziel', 'Standort']);
	await expect(table.getByRole('definition')).toHaveText([kunde, branche, ziel, standort]);

	const section = (name: string) =>
		content.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
	const tools = section('Tech Stack').last().getByRole('listitem');
	const active = longestNamed.techstacks.filter(({ active }) => active);
	await expect(tools).toHaveText(active.map(({ tool }) => RegExp(`^${tool}$`, 'i')));
	for (const tool of await tools.all()) await expect(tool.locator('img')).toBeVisible();
	await expect(section('Service').last().getByRole('listitem')).toHaveText(longestNamed.service);
	for (const paragraph of paragraphs(projektbeschreibung)) {
		await expect(section('Projektdetails')).toContainText(paragraph.slice(0, 20));
	}

	const gallery = section('Einblicke in das Projekt');
	await expect(gallery.getByRole('link', { name: galerie.vergroessern })).toHaveCount(
		longestNamed.source.weiterebilder.length,
	);
	for (const [i, text] of (longestNamed.bildunterschriften ?? []).entries()) {
		await expect(
			page.getByText(galerie.abbildung(i + 1, text)).locator('visible=true'),
		).toHaveCount(1);
	}
	await expect(gallery.locator('img').first()).toHaveAttribute('src', /background/);

	const breadcrumb = page.getByRole('navigation', { name: projekt.brotkrumen.name });
	await expect(breadcrumb.getByRole('listitem')).toHaveText(['', 'Portfolio', kunde]);
	const home = breadcrumb.getByRole('link', { name: projekt.brotkrumen.startseite });
	await expect(home).toHaveAttribute('href', '/');
	await expect(home.locator('svg')).toBeVisible();
	const back = breadcrumb.getByRole('link', { name: 'Portfolio' });
	await expect(back, 'to its card').toHaveAttribute(
		'href',
		`/portfolio#${longestNamed.metadaten.url}`,
	);

	const view = page.getByRole('link', { name: projekt.website });
	await expect(view).toHaveAttribute('href', website);
	await expect(view).toHaveAttribute('target', '_blank');
	await expect(view).toHaveAttribute('rel', /noopener/);
	await expect(view).toHaveAccessibleName(RegExp(RegExp.escape(rahmen.neuerTab)));
});

test('a project page links its neighbours; the first and the last have one', async ({ page }) => {
	for (const i of [0, 1, projekte.length - 1]) {
		const entry = projekte[i] ?? longestNamed;
		await page.goto(projektPath(entry));
		const neighbours = projekte.filter((_, j) => Math.abs(i - j) === 1);
		const sheets = page.getByRole('navigation', { name: projekt.nachbarn.name });
		await expect(sheets.getByRole('link')).toHaveText(neighbours.map((n) => n.projekt.kunde));
		await expect(sheets.locator('li img').first()).toBeAttached();
		const { vorheriges, naechstes } = projekt.nachbarn;
		const arrows = page.getByRole('link', { name: RegExp(`^(${vorheriges}|${naechstes}): `) });
		await expect(arrows).toHaveCount(neighbours.length);
		for (const [j, neighbour] of neighbours.entries()) {
			const target = projektPath(neighbour);
			await expect(sheets.getByRole('link').nth(j)).toHaveAttribute('href', target);
			await expect(arrows.nth(j)).toHaveAttribute('href', target);
		}
	}
});

test('no client’s name breaks within a word, even on the narrowest phone', async ({ page }) => {
	const { kunde } = longestNamed.projekt;
	for (const path of ['/', '/portfolio', projektPath(longestNamed)]) {
		await openSettled(page, path);
		for (const width of [320, 390, 768, 1024]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await broken(page, kunde), `${path}, ${width} px`).toEqual([]);
		}
	}
});

/** Words of `text` that are broken across two lines somewhere on the page. */
function broken(page: Page, text: string): Promise<string[]> {
	return page.evaluate((wanted) => {
		const node = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const cases: string[] = [];
		for (let k = node.nextNode(); k; k = node.nextNode()) {
			if (k.textContent?.trim() !== wanted || !k.parentElement?.checkVisibility()) continue;
			for (const { index, 0: word } of k.textContent.matchAll(/\S+/g)) {
				const range = new Range();
				range.setStart(k, index);
				range.setEnd(k, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) cases.push(`${k.parentElement.tagName}: ${word}`);
			}
		}
		return cases;
	}, text);
}
