import type { Page } from '@playwright/test';
import { seiten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

type LayoutShift = PerformanceEntry & { value: number };

async function scrollToEnd(page: Page): Promise<void> {
	for (let weiter = true; weiter; ) {
		weiter = await page.evaluate(async () => {
			const vorher = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			return scrollY > vorher;
		});
	}
	await page.waitForLoadState('networkidle');
}

/** Sum of all layout shifts so far; scrolling by script counts, unlike scrolling by hand. */
function verschiebung(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const beobachter = new PerformanceObserver((liste) =>
					resolve(liste.getEntries().reduce((s, e) => s + (e as LayoutShift).value, 0)),
				);
				beobachter.observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => resolve(0), 300);
			}),
	);
}

for (const { name, pfad } of seiten) {
	test(`nothing on ${name} moves, on a phone or wide, even when fonts come late`, async ({
		page,
	}) => {
		await page.route('**/*.woff2', async (route) => {
			await page.getByRole('contentinfo').waitFor();
			await route.continue();
		});
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(pfad, { waitUntil: 'networkidle' });
			// They come after the first paint, which a busy machine may do after the network's rest.
			await page.locator('html[data-schriften]').waitFor();
			await scrollToEnd(page);
			expect.soft(await verschiebung(page), `${width} px`).toBe(0);
		}
	});
}
