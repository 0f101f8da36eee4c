import type { Locator, Page } from '@playwright/test';
import { paragraphs, projektPath } from '#shared/projekt-schema.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { portfolio } from '../src/facts/texts.ts';
import { toolName } from '../src/lib/tool-name.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test.skip(projekte.length === 0, 'There is no project.');

test.beforeEach(({ page }) => page.goto(projektPath(longestNamed)).then(() => undefined));

/** A part of the page, by its headline. */
const section = (page: Page, name: string): Locator =>
	page
		.getByRole('main')
		.locator('section')
		.filter({ has: page.getByRole('heading', { name, exact: true }) })
		.last();

test('a project page has its parts in their order', async ({ page }) => {
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
		projekt.details,
		projekt.techStack,
		projekt.service,
		galerie.titel,
		rahmen.aufruf.titel,
	]);
});

test('a project page tells facts and story of its entry', async ({ page }) => {
	const { kunde, branche, ziel, standort, projektbeschreibung } = longestNamed;
	const { fakten } = projekt;
	const table = page.getByRole('main').locator('dl').filter({ hasText: fakten.branche });
	const names = [fakten.kunde, fakten.branche, fakten.ziel, fakten.standort];
	await expect(table.getByRole('term')).toHaveText(names);
	await expect(table.getByRole('definition')).toHaveText([kunde, branche, ziel, standort]);
	for (const paragraph of paragraphs(projektbeschreibung))
		await expect(section(page, projekt.details)).toContainText(paragraph.slice(0, 20));
});

test('a project page lists the tools that were used, with their marks, and the services', async ({
	page,
}) => {
	const tools = section(page, projekt.techStack).getByRole('listitem');
	const active = longestNamed.techstacks.filter(({ active }) => active);
	await expect(tools).toHaveText(active.map(({ tool }) => toolName(tool)));
	const drawn = () =>
		tools
			.locator('use')
			.evaluateAll((marks) =>
				marks.map((mark) => (mark as SVGGraphicsElement).getBBox().width > 0),
			);
	await expect.poll(drawn).not.toContain(false);
	await expect(section(page, projekt.service).getByRole('listitem')).toHaveText(
		longestNamed.service,
	);
});

test('a project page leads back to its card and home', async ({ page }) => {
	const { brotkrumen } = projekt;
	const breadcrumb = page.getByRole('navigation', { name: brotkrumen.name });
	await expect(breadcrumb.getByRole('listitem')).toHaveText([
		'',
		portfolio.titel,
		longestNamed.kunde,
	]);
	const home = breadcrumb.getByRole('link', { name: brotkrumen.startseite });
	await expect(home).toHaveAttribute('href', '/');
	const back = breadcrumb.getByRole('link', { name: portfolio.titel });
	await expect(back).toHaveAttribute('href', `/portfolio#${longestNamed.slug}`);
});

test('a project page opens the client’s website in a new tab, and says so', async ({ page }) => {
	const view = page.getByRole('link', { name: projekt.website });
	await expect(view).toHaveAttribute('href', longestNamed.website);
	await expect(view).toHaveAttribute('target', '_blank');
	await expect(view).toHaveAttribute('rel', /noopener/);
	await expect(view).toHaveAccessibleName(RegExp(RegExp.escape(rahmen.neuerTab)));
});

test('a project page links its neighbours; the first and the last have one', async ({ page }) => {
	for (const i of [0, 1, projekte.length - 1]) {
		const shown = projekte[i];
		if (!shown) continue;
		await page.goto(projektPath(shown));
		const links = page.getByRole('navigation', { name: projekt.nachbarn.name }).getByRole('link');
		const neighbours = projekte.filter((_, j) => Math.abs(i - j) === 1);
		await expect(links).toContainText(neighbours.map((n) => n.kunde));
		for (const [j, neighbour] of neighbours.entries())
			await expect(links.nth(j)).toHaveAttribute('href', projektPath(neighbour));
	}
});
