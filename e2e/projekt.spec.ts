import { paragraphs, projektPath } from '#shared/projekt-schema.ts';
import { toolName } from '../src/components/ui/ToolMark.tsx';
import { galerie } from '../src/content/texte/galerie.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test.skip(projekte.length === 0, 'There is no project.');

test('a project page shows its entry and links to list, home and website', async ({ page }) => {
	const { kunde, branche, ziel, standort, projektbeschreibung, website } = longestNamed;
	await page.goto(projektPath(longestNamed));
	const content = page.getByRole('main');
	await expect(content.getByRole('heading', { level: 2 })).toContainText([
		projekt.details,
		projekt.techStack,
		projekt.service,
		galerie.titel,
		rahmen.aufruf.titel,
	]);

	const { fakten, brotkrumen } = projekt;
	const table = content.locator('dl').filter({ hasText: fakten.branche });
	const names = [fakten.kunde, fakten.branche, fakten.ziel, fakten.standort];
	await expect(table.getByRole('term')).toHaveText(names);
	await expect(table.getByRole('definition')).toHaveText([kunde, branche, ziel, standort]);

	const section = (name: string) =>
		content.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
	const tools = section(projekt.techStack).last().getByRole('listitem');
	const active = longestNamed.techstacks.filter(({ active }) => active);
	await expect(tools).toHaveText(active.map(({ tool }) => toolName(tool)));
	for (const tool of await tools.all()) await expect(tool.locator('svg')).toBeVisible();
	await expect(section(projekt.service).last().getByRole('listitem')).toHaveText(
		longestNamed.service,
	);
	for (const paragraph of paragraphs(projektbeschreibung))
		await expect(section(projekt.details)).toContainText(paragraph.slice(0, 20));

	const breadcrumb = page.getByRole('navigation', { name: brotkrumen.name });
	await expect(breadcrumb.getByRole('listitem')).toHaveText(['', brotkrumen.portfolio, kunde]);
	const home = breadcrumb.getByRole('link', { name: brotkrumen.startseite });
	await expect(home).toHaveAttribute('href', '/');
	await expect(home.locator('svg')).toBeVisible();
	const back = breadcrumb.getByRole('link', { name: brotkrumen.portfolio });
	const card = `/portfolio#${longestNamed.slug}`;
	await expect(back).toHaveAttribute('href', card);

	const view = page.getByRole('link', { name: projekt.website });
	await expect(view).toHaveAttribute('href', website);
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
