import type { Page } from '@playwright/test';
import { portfolio } from '../src/content/texte/portfolio.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

const street = (page: Page) => page.getByRole('navigation', { name: portfolio.strasse });
const handle = (page: Page) => street(page).getByRole('slider', { name: schnitt.griff });
const drawn = (count: number) => portfolio.gezeichnet(count, projekte.length);
const house = (page: Page) =>
	street(page).getByRole('link', {
		name: `${longestNamed.projekt.kunde} ${longestNamed.projekt.branche}`,
	});

test('a click on a house opens its project; a drag moves the line and opens none', async ({
	page,
}) => {
	await openSettled(page, '/portfolio');
	const links = street(page).getByRole('list').getByRole('link');
	await expect(links).toHaveCount(projekte.length);
	for (const [i, entry] of projekte.entries())
		await expect(links.nth(i)).toHaveAttribute('href', projektPath(entry));
	const { x, y, width } = await boxOf(links.first());
	await page.mouse.move(x + 5, y + 150);
	await page.mouse.down();
	await page.mouse.move(x + width * 2.4, y + 150, { steps: 8 });
	await page.mouse.up();
	await expect(handle(page)).toHaveAttribute('aria-valuetext', drawn(2));
	await expect(page).toHaveURL('/portfolio');
	await house(page).click({ position: { x: 20, y: 200 } });
	await expect(page).toHaveURL(projektPath(longestNamed));
});

test('keys move the line; on focus it moves to the right edge of the house', async ({ page }) => {
	await openSettled(page, '/portfolio');
	const expectDrawn = (count: number) =>
		expect(handle(page)).toHaveAttribute('aria-valuetext', drawn(count));
	await handle(page).press('End');
	await expectDrawn(projekte.length);
	await page.keyboard.press('Home');
	await expectDrawn(0);
	await page.getByRole('main').press('Tab');
	const place = projekte.indexOf(longestNamed);
	for (let i = 0; i < place; i += 1) await page.keyboard.press('Tab');
	await expect(house(page)).toBeFocused();
	const percent = (100 * (place + 1)) / projekte.length;
	await expect(street(page)).toHaveAttribute('style', RegExp(`--line-at: ${percent}%`));
	// Its own value is said once, when the handle itself has the focus.
	await expectDrawn(0);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

	test('the street scrolls below a line in the middle of the window', async ({ page }) => {
		await openSettled(page, '/portfolio');
		const line = street(page).locator('i', { has: page.locator('circle') });
		const middle = async () => {
			const { x, width } = await boxOf(line);
			return Math.round(x + width / 2);
		};
		expect(await middle()).toBe(195);
		await street(page).getByRole('link').nth(3).scrollIntoViewIfNeeded();
		await house(page).evaluate((link) =>
			link.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' }),
		);
		await expect.poll(middle).toBe(195);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow, 'the page itself scrolls sideways').toBeLessThanOrEqual(0);
	});
});
