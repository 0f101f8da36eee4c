import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './find-chromium.ts';
import { holdBack } from './support/hold-back.ts';
import { openSettled } from './support/open-settled.ts';
import { readToEnd } from './support/read-to-end.ts';
import { expect, test } from './support/test.ts';

const executablePath = findChromium();

// As visitors have it: back is what they left. Playwright switches that off unless told otherwise.
test.use({
	contextOptions: { reducedMotion: 'no-preference' },
	launchOptions: {
		args: chromiumArgs,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
		...(executablePath && { executablePath }),
	},
});

test('a card grows into its sheet and back: ground, window, phone and plate, nothing else', async ({
	page,
}) => {
	await noteArrival(page);
	await openSettled(page, '/portfolio');
	const card = page.getByRole('article').first();
	await card.getByRole('link').focus();
	const poster = card.locator('img[src*="/poster"]');
	await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/portfolio/*');
	await expect.poll(() => moved(page)).toEqual(['ground', 'phone', 'plate', 'window']);
	await page.goBack({ waitUntil: 'commit' });
	await expect.poll(() => moved(page)).toEqual(['ground', 'phone', 'plate', 'window']);
});

test('a sheet whose picture is not there yet is shown without', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	const release = await holdBack(page, '**/poster*');
	await page.getByRole('article').first().getByRole('link').press('Enter');
	await page.waitForURL('**/portfolio/*', { waitUntil: 'commit' });
	await expect.poll(() => moved(page)).toEqual([]);
	release();
});

test('where no window moves, nothing holds back the next page', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	const entry = page.locator('main a[href^="/portfolio/"]:not(article a)').first();
	await entry.click();
	await page.waitForURL('**/portfolio/*');
	await expect.poll(() => moved(page)).toEqual([]);
	await page.getByRole('link', { name: 'Impressum' }).click();
	await page.waitForURL('**/impressum');
	await expect.poll(() => moved(page)).toEqual([]);
	await page.getByRole('link', { name: 'Datenschutz' }).press('Enter');
	await page.waitForURL('**/datenschutz');
	await expect.poll(() => moved(page)).toEqual([]);
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

/** Has every page note which parts came to it by a transition. */
async function noteArrival(page: Page): Promise<void> {
	await page.addInitScript(() =>
		addEventListener('pagereveal', async ({ viewTransition }) => {
			const ran = await viewTransition?.ready.then(
				() => true,
				() => false,
			);
			const parts = document
				.getAnimations()
				.map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
				.flatMap((pseudo) => /^::view-transition-group\((\w+)\)$/.exec(pseudo)?.[1] ?? []);
			Object.assign(window, { moved: ran ? parts.toSorted() : [] });
		}),
	);
}

/** Those of this page; undefined before its first paint. */
function moved(page: Page): Promise<string[] | undefined> {
	return page.evaluate(() => (window as { moved?: string[] }).moved);
}
