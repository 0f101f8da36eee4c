import type { Locator } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from './support/open-settled.ts';
import { type PagePath, pageKinds } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const { ziele } = rahmen.navigation;

/** Which link of the navigation is marked where, and where the profile card stands; else neither. */
function expected({ name, path }: PagePath): { link?: string; kind?: string; card?: number[] } {
	const own = ziele.find(({ href }) => href === path);
	if (own) return { link: own.text, kind: 'page', card: path === '/' ? [1280, 390] : [1280] };
	return /projekt/.test(name) ? { link: 'Portfolio', kind: 'true', card: [1280] } : {};
}

test('every page has header, content and footer, its link marked, and the card where its layout has it', async ({
	page,
}) => {
	const fuss = page.getByRole('contentinfo');
	const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
	const targets = (links: Locator) =>
		links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

	for (const { name, path } of pageKinds) {
		const { link, kind, card = [] } = expected({ name, path });
		await page.setViewportSize({ width: 1280, height: 800 });
		const headers = (await page.goto(path))?.headers();
		await test.step(name, async () => {
			const logo = page.getByRole('banner').getByRole('link', { name: inhaber.name });
			await expect(logo).toHaveAttribute('href', '/');
			const links = navigation.getByRole('link');
			await expect(links).toHaveText(ziele.map(({ text }) => text));
			expect(await targets(links)).toEqual(ziele.map(({ href }) => href));
			const marked = navigation.locator('[aria-current]');
			await expect(marked).toHaveText(link ? [link] : []);
			if (kind) await expect(marked).toHaveAttribute('aria-current', kind);

			expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
			const csp = page.locator('meta[http-equiv=content-security-policy]');
			await expect(csp).toHaveAttribute(
				'content',
				/^default-src 'none'; script-src 'self' 'sha256-/,
			);

			await expect(page.getByRole('main')).toHaveCount(1);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
			await expect(page.locator('html')).toHaveAttribute('lang', 'de');
			await expect(fuss).toContainText(`Created by ${inhaber.name}`);
			await expect(page.locator('[lang=en]')).toHaveText([
				...ziele.filter(({ lang }) => lang).map(({ text }) => text),
				'Created by',
			]);
			await expect(fuss.getByRole('term'), 'figures are not read out on every page').toHaveCount(0);
			const legal = fuss.getByRole('link', { name: /^(Impressum|Datenschutz)$/ });
			expect(await targets(legal)).toEqual(['/impressum', '/datenschutz']);

			for (const width of [1280, 390]) {
				await page.setViewportSize({ width, height: 800 });
				await expect(page.getByRole('complementary', { name: 'Profil' })).toBeVisible({
					visible: card.includes(width),
				});
			}
		});
	}
});

test('who asks for reduced motion gets none, anywhere', async ({ page }) => {
	for (const reducedMotion of ['no-preference', 'reduce'] as const) {
		await page.emulateMedia({ reducedMotion });
		for (const { path } of pageKinds) {
			await page.goto(path);
			const moving = await page.evaluate(() =>
				[...document.querySelectorAll('body *')].some((element) => {
					const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
					// Sources of a film have no styles at all.
					const still = /^(none)?$/.test(animationName) && !/[1-9]/.test(transitionDuration);
					return !still || scrollBehavior === 'smooth';
				}),
			);
			expect(moving, `${path}, ${reducedMotion}`).toBe(reducedMotion === 'no-preference');
		}
	}
});

test('the marked link of the navigation looks unlike others', async ({ page }) => {
	await openSettled(page, '/portfolio');
	const marked = page
		.getByRole('navigation', { name: 'Hauptnavigation' })
		.getByRole('link', { name: 'Portfolio' });
	const before = await marked.screenshot();
	await marked.evaluate((a) => a.removeAttribute('aria-current'));
	expect((await marked.screenshot()).equals(before)).toBe(false);
});

test('the profile card says what the owner does and opens each of his profiles in a new tab', async ({
	page,
}) => {
	await page.goto('/');
	const card = page.getByRole('complementary', { name: 'Profil' });
	await expect(card).toContainText(inhaber.name);
	await expect(card).toContainText(inhaber.rolle);
	await expect(card).toContainText(inhaber.fokus);
	for (const { name, url } of inhaber.profile) {
		const link = card.getByRole('link', { name });
		await expect(link).toHaveAttribute('href', url);
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
});
