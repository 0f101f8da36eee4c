import type { Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { readToEnd } from './support/read-to-end.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a card’s window moves to its sheet and back', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	await page.getByRole('article').first().getByRole('link').click();
	await page.waitForURL('**/portfolio/*');
	await expect.poll(() => moved(page)).toBe(true);
	await page.goBack();
	await expect.poll(() => moved(page)).toBe(true);
});

test('where no window moves, nothing holds back the next page', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	const eintrag = page.locator('main a[href^="/portfolio/"]:not(article a)').first();
	await eintrag.click();
	await page.waitForURL('**/portfolio/*');
	await expect.poll(() => moved(page)).toBe(false);
	await page.getByRole('link', { name: 'Impressum' }).click();
	await page.waitForURL('**/impressum');
	await expect.poll(() => moved(page)).toBe(false);
	await page.getByRole('link', { name: 'Datenschutz' }).press('Enter');
	await page.waitForURL('**/datenschutz');
	await expect.poll(() => moved(page)).toBe(false);
});

test('a transition restyles what it names, not every element', async ({ page, browser }) => {
	await openSettled(page, '/portfolio');
	await readToEnd(page);
	await browser.startTracing(page, { categories: ['devtools.timeline'] });
	await page.evaluate(() => document.startViewTransition(() => {}).ready);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const restyled = (traceEvents as StyleEvent[])
		.filter(({ name }) => name === 'UpdateLayoutTree')
		.map(({ args }) => args.elementCount);
	expect(Math.max(...restyled)).toBeGreaterThan(0);
	expect(Math.max(...restyled)).toBeLessThan(20);
});

type StyleEvent = { name: string; args: { elementCount: number } };

/** Has every page note whether it came by a transition. */
async function noteArrival(page: Page): Promise<void> {
	await page.addInitScript(() =>
		addEventListener('pagereveal', ({ viewTransition }) =>
			Object.assign(window, { bewegt: viewTransition !== null }),
		),
	);
}

/** Whether this page did; undefined before its first paint. */
function moved(page: Page): Promise<boolean | undefined> {
	return page.evaluate(() => (window as { bewegt?: boolean }).bewegt);
}
