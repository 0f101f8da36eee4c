import type { Page } from '@playwright/test';
import { seitenarten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

// The line stands as it is drawn in the end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the ends of the dimension line are from the headline's outermost letters, in pixels. */
function abstand(page: Page): Promise<[links: number, rechts: number]> {
	return page.evaluate(() => {
		const h1 = document.querySelector('h1') as HTMLElement;
		const linie = h1.parentElement?.querySelector('p i')?.getBoundingClientRect() as DOMRect;
		const bereich = document.createRange();
		bereich.selectNodeContents(h1);
		const zeilen = [...bereich.getClientRects()].filter(({ width }) => width > 1);
		const links = Math.min(...zeilen.map(({ left }) => left));
		const rechts = Math.max(...zeilen.map(({ right }) => right));
		return [linie.left - links, rechts - linie.right];
	});
}

for (const { name, pfad } of seitenarten) {
	test(`the line under the headline of ${name} is as long as its longest row`, async ({ page }) => {
		await page.goto(pfad);
		await page.locator('html[data-schriften]').waitFor();
		for (const width of [360, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const groesse = await page
				.locator('h1')
				.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
			for (const luft of await abstand(page)) {
				expect.soft(luft, `${width} px`).toBeGreaterThanOrEqual(0);
				expect.soft(luft, `${width} px`).toBeLessThan(0.08 * groesse);
			}
		}
	});
}
