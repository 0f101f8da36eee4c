import type { Locator, Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { withYears, yearsOfExperience } from '../src/components/about/use-experience.ts';
import { fehler } from '../src/content/texte/fehler.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { recht } from '../src/content/texte/recht.ts';
import { about, kontakt, portfolio, start } from '../src/facts/texts.ts';
import { noBreak } from '../src/lib/no-break.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, menu as menuLinks, type PagePath, pageKinds } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test, withoutScript } from './support/test.ts';

const { name } = rahmen.navigation;
const menu = (page: Page): Locator => page.getByRole('navigation', { name });

const { kunde } = longestNamed;
const years = yearsOfExperience(inhaber.startJahr, new Date());
/** Title without the owner's name, headline, and what else the page says first. */
const HEADS: Record<string, [title: string, headline: string | RegExp, more?: string]> = {
	'/': [start.titel, start.ueberschrift, noBreak(inhaber.pitch)],
	'/portfolio': [portfolio.titel, portfolio.ueberschrift, portfolio.einleitung],
	'/about': [
		about.titel,
		years > 0 ? withYears(about.ueberschrift, years) : about.ueberschriftAmAnfang,
	],
	'/kontakt': [kontakt.titel, kontakt.ueberschrift],
	[projektPath(longestNamed)]: [kunde, kunde],
	'/datenschutz': [recht.datenschutz.titel, recht.datenschutz.ueberschrift],
	'/gibt-es-nicht': [fehler.seite.titel, fehler.seite.ueberschrift, fehler.seite.meldung],
	'/portfolio/gibt-es-nicht': [portfolio.titel, fehler.projekt.ueberschrift],
};

/** The marked link of the navigation, and the widths that show the profile card. */
function expected({ name, path, isOwn }: PagePath): {
	link?: string;
	current?: string;
	card?: number[];
} {
	const own = menuLinks.find(({ href }) => href === path);
	const card = path === '/' ? [1280, 390] : [1280];
	if (own) return { link: own.text, current: 'page', card: isOwn ? [] : card };
	if (!/projekt/.test(name)) return {};
	const portfolio = menuLinks.find(({ href }) => href === '/portfolio');
	return { ...(portfolio && { link: portfolio.text, current: 'true' }), card: [1280] };
}

for (const kind of pageKinds) {
	withoutScript(`${kind.name} has words, frame and menu, and nothing empty`, async ({ page }) => {
		const response = await page.goto(kind.path);
		expect(response?.status()).toBe(kind.path.includes('gibt-es-nicht') ? 404 : 200);
		await test.step('title and headline', () => expectWords(page, kind));
		await test.step('the header, its own link marked', () => expectHeader(page, kind));
		await test.step('the footer', () => expectFooter(page));
		await test.step('its head, and no empty element', () => expectSound(page));
		await test.step('the profile card at its widths', () => expectCard(page, kind));
		await test.step('the menu of a phone opens and closes', () => expectMenu(page));
	});
}

async function expectWords(page: Page, { path }: PagePath): Promise<void> {
	// Pages that the owner adds are not in the list.
	const [title, headline = /./, more = ''] = HEADS[path] ?? [];
	await expect(page).toHaveTitle(title ? `${title} | ${inhaber.name}` : /. \| ./);
	await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
	await expect(page.getByRole('main')).toContainText(more);
}

async function expectHeader(page: Page, kind: PagePath): Promise<void> {
	const { link, current } = expected(kind);
	const logo = page.getByRole('banner').getByRole('link', { name: inhaber.name });
	await expect(logo).toHaveAttribute('href', '/');
	await expect(menu(page).getByRole('listitem')).toHaveText(menuLinks.map(({ text }) => text));
	const marked = menu(page).locator('[aria-current]');
	await expect(marked).toHaveText(link ? [link] : []);
	if (current) await expect(marked).toHaveAttribute('aria-current', current);
}

async function expectFooter(page: Page): Promise<void> {
	const footer = page.getByRole('contentinfo');
	await expect(footer).toContainText(`${rahmen.fusszeile.urheber} ${inhaber.name}`);
	for (const { text, href } of rahmen.fusszeile.ziele)
		await expect(footer.getByRole('link', { name: text })).toHaveAttribute('href', href);
}

async function expectSound(page: Page): Promise<void> {
	const csp = page.locator('meta[http-equiv=content-security-policy]');
	await expect(csp).toHaveAttribute('content', /^default-src 'none'; script-src 'self' 'sha256-/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	// Optional facts that the owner leaves out leave no empty element.
	await expect(page.locator('main :is(dl, ul, section):empty')).toHaveCount(0);
	await expect(page.locator('a .visually-hidden'), 'Orca reads two links').toHaveCount(0);
}

async function expectCard(page: Page, kind: PagePath): Promise<void> {
	const { card = [] } = expected(kind);
	const profile = page.getByRole('complementary', { name: rahmen.profilkarte.name });
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(profile).toBeVisible({ visible: card.includes(width) });
	}
}

async function expectMenu(page: Page): Promise<void> {
	await page.setViewportSize({ width: 390, height: 800 });
	const toggle = page.locator('[popovertarget=navigation]');
	await toggle.click();
	await expect(menu(page)).toBeVisible();
	await toggle.click();
	await expect(menu(page)).toBeHidden();
}

test('the telephone number calls at every width; where the menu leaves room it is written, from left to right', async ({
	page,
}) => {
	await page.goto('/about');
	const call = page
		.getByRole('banner')
		.getByRole('link', { name: rahmen.erreichbarkeit.anrufen(inhaber.telefon) });
	await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
	const least = menuLinks.length > 4 ? 1280 : 1024;
	for (const [width, isWritten] of [
		[390, false],
		[least - 1, false],
		[least, true],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(call).toBeVisible();
		await expect(call.getByText(inhaber.telefon)).toBeVisible({ visible: isWritten });
	}
	// As a translator does.
	await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
	const numbers = page.getByText(inhaber.telefon, { exact: true }).filter({ visible: true });
	const places = await numbers.evaluateAll((elements) =>
		elements.map(({ firstChild }) => {
			const letters = document.createRange();
			const leftOf = (from: number) => {
				letters.setStart(firstChild as Text, from);
				letters.setEnd(firstChild as Text, from + 1);
				return letters.getBoundingClientRect().left;
			};
			return leftOf(0) < leftOf((firstChild as Text).length - 1);
		}),
	);
	expect(places.length).toBeGreaterThan(1);
	expect(places).not.toContain(false);
});

test('along the privacy policy the header stays in view and covers nothing that has the focus; the contents stay, too, and lead to each topic; on small screens both give way', async ({
	page,
}) => {
	await openSettled(page, '/datenschutz');
	const header = page.getByRole('banner');
	await page.getByRole('main').getByRole('link').last().focus();
	await expect(header).toBeInViewport({ ratio: 1 });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const first = page.getByRole('main').locator('a[href^="#"]:visible').first();
	await first.focus();
	expect((await boxOf(first)).y).toBeGreaterThan((await boxOf(header)).bottom);

	const contents = page.getByRole('navigation', { name: recht.inhalt });
	const topic = contents.getByRole('link', { name: /Speicherdauer/ }).first();
	const heading = page.getByRole('heading', { level: 3, name: 'Speicherdauer' });
	await expect(heading).not.toBeInViewport();
	await topic.click();
	await expect(heading).toBeInViewport();
	await page.getByText(recht.standVom).scrollIntoViewIfNeeded();
	await expect(topic, 'the contents stay in sight to the end').toBeInViewport();

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(topic, 'folded away on a phone').toBeHidden();
	await contents.getByText(recht.inhalt, { exact: true }).click();
	await expect(topic).toBeVisible();

	await page.setViewportSize({ width: 320, height: 256 });
	await header.hover();
	await page.mouse.wheel(0, 400);
	await expect(header, 'in a window as low as one enlarged to 400 %').not.toBeInViewport();
});
