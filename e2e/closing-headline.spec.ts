import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { lineAt } from './support/line-at.ts';
import { expect, test } from './support/test.ts';

// About is a page with the closing headline and without a section line of its own.

test('the line of the closing headline stands where home’s line rests', async ({ page }) => {
	test.skip(homeClients.length === 0, 'Without a drawn client home has no line.');
	const widths = [390, 768, 1440, 1920];
	const resting: number[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		// The line rests where the width at loading lets it.
		await openSettled(page, '/');
		resting.push(await lineAt(page.getByRole('slider', { name: schnitt.linie })));
	}
	await openSettled(page, '/about');
	const closing = page.locator('section', {
		has: page.getByRole('heading', { name: rahmen.aufruf.titel }),
	});
	for (const [i, width] of widths.entries()) {
		await page.setViewportSize({ width, height: 900 });
		const { x, width: stroke } = await boxOf(closing.locator('i'));
		expect(x + stroke / 2, `${width} px`).toBeCloseTo(((resting[i] ?? 0) * width) / 100, 0);
	}
});

test('the closing headline is read once, and has as many lines on the narrowest phone as on others', async ({
	page,
}) => {
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
});
