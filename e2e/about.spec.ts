import { inhaber } from '#shared/inhaber.ts';
import { WERKZEUGE } from '../src/content/texte/about.ts';
import { expect, test } from './support/test.ts';

test('it counts the years from the first one to the visitor’s today, in heading and stats', async ({
	page,
}) => {
	for (const today of ['2026-12-31T23:59:30+01:00', '2027-01-01T00:00:30+01:00']) {
		await page.clock.setFixedTime(new Date(today));
		await page.goto('/about');
		const years = Number(today.slice(0, 4)) - inhaber.startJahr;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${years} Jahre Erfahrung`);
		await expect(page.getByRole('definition').filter({ hasText: '+' })).toHaveText([
			`+${years}`,
			`+${inhaber.abgeschlosseneProjekte}`,
			`+${inhaber.aktiveKunden}`,
		]);
	}
	for (const text of ['Jahre Erfahrung', 'Abgeschlossene Projekte', 'Aktive Kunden']) {
		await expect(page.getByRole('term').filter({ hasText: text })).toBeVisible();
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the years of the build stand in the HTML', async ({ page }) => {
		await page.goto('/about');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Jahre Erfahrung$/);
	});
});

test('each tool stands in its group with icon, name and purpose', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveTitle(`About | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 2, name: 'Meine Werkzeuge' })).toBeVisible();
	for (const { bereich: range, eintraege: entries } of WERKZEUGE) {
		const group = page.locator('section').filter({ has: page.getByRole('heading', { level: 3 }) });
		const lines = group.filter({ hasText: range }).last().getByRole('listitem');
		await expect(lines).toHaveText(
			entries.map(({ name, zweck: purpose }) => RegExp(`^${name}\\s*${purpose}$`)),
		);
		await expect(lines.locator('img:visible')).toHaveCount(entries.length);
	}
});

test('the career’s elevation is drawn with the scroll, and stands finished where nothing shall move', async ({
	page,
}) => {
	const undrawn = () =>
		page
			.locator('ol svg [data-drawn]')
			.evaluateAll((lines) =>
				lines.map((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset)),
			);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/about');
	expect(new Set(await undrawn()), 'before it is in sight').toEqual(new Set([1]));
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect.poll(async () => Math.max(...(await undrawn()))).toBe(0);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/about');
	expect(Math.max(...(await undrawn()))).toBe(0);
});
