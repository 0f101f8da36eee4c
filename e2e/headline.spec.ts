import config from '../playwright.config.ts';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { chromiumArgs } from '../tools/find-chromium.ts';
import { expect, test } from './support/test.ts';

// In a browser that sets letters on whole pixels, where sums of widths go wrong first.
test.use({ launchOptions: { ...config.use?.launchOptions, args: chromiumArgs } });

test('the line under a headline is as wide as its printed letters', async ({ page }) => {
	// Home's headline has the section line instead (home-cut.spec.ts).
	for (const { name, path } of pageKinds.filter(({ path }) => path !== '/')) {
		await openSettled(page, path);
		for (const width of [360, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const [left, right] = await page.evaluate(distanceToInk, ':has(> h1) p > i');
			expect.soft(Math.abs(left), `${name}, left, ${width} px`).toBeLessThanOrEqual(1.5);
			// A headline of several rows may end with another letter than its last.
			const most = width < 1280 ? 4 : 1.5;
			expect.soft(Math.abs(right), `${name}, right, ${width} px`).toBeLessThanOrEqual(most);
		}
	}
});

test('home’s headline is as wide as the plate below it', async ({ page }) => {
	await openSettled(page, '/');
	for (const width of [1024, 1100, 1280, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		const [left, right] = await page.evaluate(distanceToInk, '[data-line]');
		expect.soft(Math.abs(left), `left, ${width} px`).toBeLessThanOrEqual(1.5);
		expect.soft(Math.abs(right), `right, ${width} px`).toBeLessThanOrEqual(1.5);
	}
});

/** Distance in pixels from the ends of these lines to the ink of the outermost letters. Runs in the page. */
function distanceToInk(selector: string): [left: number, right: number] {
	const h1 = document.querySelector('h1') as HTMLElement;
	const lines = [...document.querySelectorAll(selector)]
		.map((line) => line.getBoundingClientRect())
		.filter(({ width }) => width > 0);
	const words = document.createTreeWalker(h1, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	const rows: DOMRect[] = [];
	while (words.nextNode()) {
		range.selectNode(words.currentNode);
		rows.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
	}
	const left = Math.min(...rows.map((row) => row.left));
	const right = Math.max(...rows.map((row) => row.right));

	const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
	const styles = getComputedStyle(h1);
	context.font = `${styles.fontWeight} ${styles.fontSize} ${styles.fontFamily}`;
	const text = h1.textContent?.trim() ?? '';
	const [first, last] = [
		context.measureText(text.slice(0, 1)),
		context.measureText(text.slice(-1)),
	];
	const before = -first.actualBoundingBoxLeft;
	const after = last.width - last.actualBoundingBoxRight + Number.parseFloat(styles.letterSpacing);
	return [
		(lines[0]?.left ?? Number.NaN) - (left + before),
		right - after - (lines.at(-1)?.right ?? Number.NaN),
	];
}
