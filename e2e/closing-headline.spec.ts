import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { lineAt } from './support/line-at.ts';
import { expect, test } from './support/test.ts';

test('the closing headline is read once, has as many lines on the narrowest phone as on others, and its line stands where home’s line rests', async ({
	page,
}) => {
	// A page with the closing headline and without a section line of its own.
	await openSettled(page, '/about');
	const { titel } = rahmen.aufruf;
	const headline = page.getByRole('heading', { name: titel });
	await expect(headline, 'as readers hear it').toMatchAriaSnapshot(
		`- heading "${titel}" [level=2]`,
	);
	const linesAt = async (width: number) => {
		await page.setViewportSize({ width, height: 800 });
		const { height } = await boxOf(headline);
		const lineHeight = await headline.evaluate((h2) => getComputedStyle(h2).lineHeight);
		return Math.round(height / Number.parseFloat(lineHeight));
	};
	const usual = await linesAt(390);
	for (const width of [320, 360]) expect(await linesAt(width), `${width} px`).toBe(usual);

	// Without a drawn client home has no line.
	if (homeClients.length === 0) return;
	const widths = [390, 768, 1440, 1920];
	const closing = page.locator('section', { has: headline });
	const standing: number[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const { x, width: stroke } = await boxOf(closing.locator('i'));
		standing.push(x + stroke / 2);
	}
	await openSettled(page, '/');
	for (const [i, width] of widths.entries()) {
		await page.setViewportSize({ width, height: 900 });
		const resting = await lineAt(page.getByRole('slider', { name: schnitt.linie }));
		expect(standing[i], `${width} px`).toBeCloseTo((resting * width) / 100, 0);
	}
});
