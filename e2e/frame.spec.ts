import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { takeScreenshot } from '../recorder/website/take-screenshot.ts';
import { nachgemessen } from '../src/content/texte/nachgemessen.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { type PagePath, pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

const { ziele } = rahmen.navigation;

/** The marked link of the navigation with its aria-current, and the widths that show the profile card. */
function expected({ name, path }: PagePath): { link?: string; current?: string; card?: number[] } {
	const own = ziele.find(({ href }) => href === path);
	if (own) return { link: own.text, current: 'page', card: path === '/' ? [1280, 390] : [1280] };
	return /projekt/.test(name) ? { link: 'Portfolio', current: 'true', card: [1280] } : {};
}

for (const kind of pageKinds) {
	test(`${kind.name} has header, footer, card; reduced motion is respected`, async ({ page }) => {
		const { link, current, card = [] } = expected(kind);
		await page.goto(kind.path);
		const logo = page.getByRole('banner').getByRole('link', { name: inhaber.name });
		await expect(logo).toHaveAttribute('href', '/');
		const navigation = page.getByRole('navigation', { name: rahmen.navigation.name });
		await expect(navigation.getByRole('link')).toHaveText(ziele.map(({ text }) => text));
		for (const { text, href } of ziele)
			await expect(navigation.getByRole('link', { name: text })).toHaveAttribute('href', href);
		const marked = navigation.locator('[aria-current]');
		await expect(marked).toHaveText(link ? [link] : []);
		if (current) await expect(marked).toHaveAttribute('aria-current', current);

		const csp = page.locator('meta[http-equiv=content-security-policy]');
		const closed = /^default-src 'none'; script-src 'self' 'sha256-/;
		await expect(csp).toHaveAttribute('content', closed);

		// Optional facts that the owner leaves out leave no empty element.
		await expect(page.locator('main :is(dl, ul, section):empty')).toHaveCount(0);
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await expect(page.locator('[lang=en]')).toHaveText([
			...ziele.filter(({ lang }) => lang).map(({ text }) => text),
			...(kind.name === 'start' ? [nachgemessen.quelle.name] : []),
			...(kind.name.startsWith('projekt-') ? [projekt.techStack] : []),
			'Created by',
		]);
		const footer = page.getByRole('contentinfo');
		await expect(footer).toContainText(`Created by ${inhaber.name}`);
		await expect(footer.getByRole('term')).toHaveCount(5);
		for (const name of ['Impressum', 'Datenschutz'])
			await expect(footer.getByRole('link', { name })).toHaveAttribute(
				'href',
				`/${name.toLowerCase()}`,
			);

		const profile = page.getByRole('complementary', { name: rahmen.profilkarte.name });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(profile).toBeVisible({ visible: card.includes(width) });
			expect(await moves(page), 'with reduced motion').toBe(false);
		}
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		expect(await moves(page)).toBe(true);
	});
}

/** Whether an animation, a transition or smooth scrolling is set for any element. */
function moves(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		[...document.querySelectorAll('body *')].some((element) => {
			const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
			// A film's source elements have no computed styles.
			const still = /^(none)?$/.test(animationName) && !/[1-9]/.test(transitionDuration);
			return !still || scrollBehavior === 'smooth';
		}),
	);
}

test('the marked link of the navigation looks different', async ({ page }) => {
	await openSettled(page, '/portfolio');
	const marked = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
	const before = await takeScreenshot(() => marked.screenshot());
	await marked.evaluate((a) => a.removeAttribute('aria-current'));
	expect((await takeScreenshot(() => marked.screenshot())).equals(before)).toBe(false);
});
