import { inhaber } from '#shared/inhaber.ts';
import { about, WERKZEUGE } from '../src/content/texte/about.ts';
import { expect, test, withoutScript } from './support/test.ts';

test('heading and stats count the years up to the visitor’s date', async ({ page }) => {
	for (const today of ['2026-12-31T23:59:30+01:00', '2027-01-01T00:00:30+01:00']) {
		await page.clock.setFixedTime(new Date(today));
		await page.goto('/about');
		const years = Number(today.slice(0, 4)) - inhaber.startJahr;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${years} Jahre Erfahrung`);
		const names = [about.jahreErfahrung, ...about.zahlen.map(({ name }) => name)];
		const stats = page.locator('dl').filter({ hasText: about.zahlen[0].name });
		await expect(stats.getByRole('term')).toHaveText(names);
		const figures = [years, inhaber.abgeschlosseneProjekte, inhaber.aktiveKunden];
		await expect(stats.getByRole('definition')).toHaveText(figures.map((figure) => `+${figure}`));
		const lines = await stats.locator('rect + rect').all();
		const lengths = await Promise.all(
			lines.map((line) => line.evaluate((rect) => rect.getBoundingClientRect().width)),
		);
		const unit = (lengths[1] ?? 0) / inhaber.abgeschlosseneProjekte;
		for (const [i, figure] of figures.entries())
			expect(Math.abs((lengths[i] ?? 0) - figure * unit), 'in one scale').toBeLessThan(1);
	}
});

withoutScript('without JavaScript the heading has the years of the build', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Jahre Erfahrung$/);
});

test('each tool is listed in its group with icon, name and purpose', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveTitle(`About | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 2, name: 'Meine Werkzeuge' })).toBeVisible();
	for (const { bereich, eintraege } of WERKZEUGE) {
		const group = page.locator('section').filter({ has: page.getByRole('heading', { level: 3 }) });
		const lines = group.filter({ hasText: bereich }).last().getByRole('listitem');
		const texts = eintraege.map(({ name, zweck }) => RegExp(`^${name}\\s*${zweck}$`));
		await expect(lines).toHaveText(texts);
		await expect(lines.locator('img:visible')).toHaveCount(eintraege.length);
	}
});

test('the career’s drawings appear on scrolling, with reduced motion at once', async ({ page }) => {
	const expectUndrawn = async (share: number) => {
		for (const line of await page.locator('ol svg [data-drawn]').all())
			await expect(line).toHaveCSS('stroke-dashoffset', `${share}px`);
	};
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/about');
	await expectUndrawn(1);
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expectUndrawn(0);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/about');
	await expectUndrawn(0);
});
