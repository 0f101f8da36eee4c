import { paragraphs } from '#shared/projekt/projekt-schema.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('a project page shows its entry and links to list, home and website', async ({ page }) => {
	const { kunde, branche, ziel, standort, projektbeschreibung, website } = longestNamed.projekt;
	await page.goto(projektPath(longestNamed));
	const content = page.getByRole('main');
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
	for (const tool of await tools.all()) await expect(tool.locator('svg')).toBeVisible();
	await expect(section('Service').last().getByRole('listitem')).toHaveText(longestNamed.service);
	for (const paragraph of paragraphs(projektbeschreibung)) {
		await expect(section('Projektdetails')).toContainText(paragraph.slice(0, 20));
	}

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
		await page.goto(projektPath(projekte[i] ?? longestNamed));
		const links = page.getByRole('navigation', { name: projekt.nachbarn.name }).getByRole('link');
		const neighbours = projekte.filter((_, j) => Math.abs(i - j) === 1);
		await expect(links).toContainText(neighbours.map((n) => n.projekt.kunde));
		for (const [j, neighbour] of neighbours.entries())
			await expect(links.nth(j)).toHaveAttribute('href', projektPath(neighbour));
	}
});

test('the address of a project is case-sensitive', async ({ request }) => {
	const other = `/portfolio/${longestNamed.metadaten.url.toUpperCase()}`;
	expect((await request.get(other)).status()).toBe(404);
});
