import type { Locator, Page } from '@playwright/test';
import { type Projekt, paragraphs, projektPath } from '#shared/projekt-schema.ts';
import { neighboursOf } from '../src/components/projekt/neighbours.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { portfolio } from '../src/facts/texts.ts';
import { toolName } from '../src/lib/tool-name.ts';
import { isShipped } from '../testing/is-shipped.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expectPrinted } from './support/expect-printed.ts';
import { expect, test } from './support/test.ts';
import { brokenWords } from './support/text-size.ts';

test.skip(projekte.length === 0, 'There is no project.');

/** A part of the page, by its headline. */
const section = (page: Page, name: string): Locator =>
	page
		.getByRole('main')
		.locator('section')
		.filter({ has: page.getByRole('heading', { name, exact: true }) })
		.last();

/** The facts about the project. */
const factsOf = (page: Page): Locator =>
	page.getByRole('main').locator('dl').filter({ hasText: projekt.fakten.branche });

test('a project page tells what its entry says, and leads on; the line beside the next project’s name moves under a pointer', async ({
	page,
}) => {
	await openSettled(page, projektPath(longestNamed));
	await test.step('its parts in their order', () => expectParts(page));
	await test.step('facts and story', () => expectStory(page));
	await test.step('the tools that were used, with their marks, and the services', () =>
		expectTools(page));
	await test.step('the way back to its card and home', () => expectWayBack(page));
	await test.step('the client’s website in a new tab, which it says', () => expectWebsite(page));
	await test.step('the line beside the next project’s name', () => expectMovingLine(page));
});

async function expectParts(page: Page): Promise<void> {
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
		projekt.details,
		projekt.techStack,
		projekt.service,
		galerie.titel,
	]);
}

async function expectStory(page: Page): Promise<void> {
	const { projektbeschreibung } = longestNamed;
	const facts: [name: string, value: string | number | undefined][] = [
		[projekt.fakten.kunde, longestNamed.kunde],
		[projekt.fakten.branche, longestNamed.branche],
		[projekt.fakten.ziel, longestNamed.ziel],
		[projekt.fakten.standort, longestNamed.standort],
		[projekt.fakten.jahr, longestNamed.jahr],
		[projekt.fakten.dauer, longestNamed.dauer],
	];
	const given = facts.filter(([, value]) => value !== undefined);
	await expect(factsOf(page).getByRole('term')).toHaveText(given.map(([name]) => name));
	await expect(factsOf(page).getByRole('definition')).toHaveText(
		given.map(([, value]) => String(value)),
	);
	for (const paragraph of paragraphs(projektbeschreibung))
		await expect(section(page, projekt.details)).toContainText(paragraph.slice(0, 20));
}

async function expectTools(page: Page): Promise<void> {
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
}

async function expectWayBack(page: Page): Promise<void> {
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
}

async function expectWebsite(page: Page): Promise<void> {
	const view = page.getByRole('link', { name: projekt.website });
	await expect(view).toHaveAttribute('href', longestNamed.website);
	await expect(view).toHaveAttribute('target', '_blank');
	await expect(view).toHaveAttribute('rel', /noopener/);
	await expect(view).toHaveAccessibleName(RegExp(RegExp.escape(rahmen.neuerTab)));
}

/** The page ends with the next project, the one before and the form. */
async function expectEnd(page: Page, shown: Projekt): Promise<void> {
	const { name, vorheriges, naechstes } = projekt.nachbarn;
	const { next, previous } = neighboursOf(projekte, shown);
	const end = page.getByRole('region', { name });
	const links = [
		...(next ? [[`${naechstes} ${next.kunde}`, projektPath(next)]] : []),
		...(previous ? [[`${vorheriges}: ${previous.kunde}`, projektPath(previous)]] : []),
		[rahmen.aufruf.knopf, '/kontakt'],
	];
	await expect(end.getByRole('link'), shown.kunde).toHaveCount(links.length);
	for (const [name = '', path = ''] of links)
		await expect(end.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
}

/** The link to the next project, and its name in it. */
async function nextOf(page: Page, next: Projekt) {
	const link = page.getByRole('link', { name: RegExp(`^${projekt.nachbarn.naechstes}`) });
	await link.scrollIntoViewIfNeeded();
	return { link, name: link.getByText(next.kunde, { exact: true }).first() };
}

async function expectMovingLine(page: Page): Promise<void> {
	const { next } = neighboursOf(projekte, longestNamed);
	if (!next) return;
	await page.setViewportSize({ width: 1000, height: 800 });
	const { link, name } = await nextOf(page, next);
	const lineX = () => name.evaluate((name) => getComputedStyle(name).getPropertyValue('--line-x'));
	await page.mouse.move(500, 10);
	await expect.poll(lineX).toBe('480px');
	await link.hover();
	await expect.poll(lineX).toBe('350px');
}

test('each project page ends with its neighbours, has room for its words at every width, and prints dark on white, with addresses, on few sheets', async ({
	page,
}) => {
	test.setTimeout(test.info().timeout + 10_000 * projekte.length);
	for (const shown of projekte) {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
		await openSettled(page, projektPath(shown));
		await expectEnd(page, shown);
		await expectRoom(page, shown);
		await page.setViewportSize({ width: 1280, height: 800 });
		// An owner's story may be longer than the samples'.
		await expectPrinted(page, isShipped ? 3 : 5);
	}
});

/** No fact breaks inside a word, and the next project's name stands left of the line. */
async function expectRoom(page: Page, shown: Projekt): Promise<void> {
	const { next } = neighboursOf(projekte, shown);
	const name = next && (await nextOf(page, next)).name;
	// Where the layout changes facts have the least room; beside the card two do at 1024.
	for (const width of [320, 768, 1024, 1200, 2560]) {
		const where = `${shown.kunde}, ${width} px`;
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await brokenWords(factsOf(page)), where).toEqual([]);
		const inFirstRow = width < 1200 ? 2 : 4;
		if (width >= 768) expect.soft(await factsInFirstRow(page), where).toBe(inFirstRow);
		if (!name) continue;
		const { right } = await textBox(name);
		const room = width < 768 ? width : 0.48 * width;
		expect.soft(right, where).toBeLessThanOrEqual(room - 16);
		expect.soft(await brokenWords(name), where).toEqual([]);
	}
}

async function factsInFirstRow(page: Page): Promise<number> {
	const tops = await factsOf(page)
		.getByRole('term')
		.evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
	return tops.filter((top) => top === tops[0]).length;
}

/** Where an element’s words are. */
function textBox(place: Locator): Promise<DOMRect> {
	return place.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return range.getBoundingClientRect().toJSON();
	});
}
