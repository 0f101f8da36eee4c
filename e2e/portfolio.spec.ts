import { inhaber } from '#shared/inhaber.ts';
import { kunden, slugs } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

test('the portfolio has its title, heading and an intro', async ({ page }) => {
	await page.goto('/portfolio');
	await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Projekte');
	await expect(page.getByText('Jede dieser Websites gehört zu einem Menschen')).toBeVisible();
});

test('it lists every project once, as a card of background, picture, icon and client', async ({
	page,
}) => {
	await page.goto('/portfolio');
	const karten = page.getByRole('main').getByRole('article');
	await expect(karten).toHaveCount(slugs.length);
	for (const [i, kunde] of kunden.entries()) {
		await expect(karten.nth(i).getByRole('link')).toHaveText(kunde);
	}
	for (const karte of await karten.all()) {
		const ziel = await karte.getByRole('link').getAttribute('href');
		const slug = ziel?.replace('/portfolio/', '');
		expect(slugs).toContain(slug);
		await expect(karte.locator('img').first()).toHaveAttribute('src', RegExp(`${slug}/background`));
		await expect(karte.locator('img').last()).toHaveAttribute('src', RegExp(`${slug}/bild-1`));
		await expect(karte.getByRole('heading').locator('svg')).toBeVisible();
	}
});

test('a click anywhere on a card opens its project', async ({ page }) => {
	await page.goto('/portfolio');
	const karte = page.getByRole('article').filter({ hasText: 'Kanzlei Schmitz' });
	await karte.click({ position: { x: 30, y: 30 } });
	await expect(page).toHaveURL('/portfolio/kanzleischmitz');
});

test('every picture of a card arrives once it is scrolled to', async ({ page }) => {
	await page.goto('/portfolio');
	for (const bild of await page.getByRole('article').locator('img').all()) {
		await bild.scrollIntoViewIfNeeded();
		await expect
			.poll(() => bild.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
			.toBe(true);
	}
});
