import type { Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { chromiumArgs, findChromium } from '../tools/find-chromium.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';

// Turns the back/forward cache on, as visitors have it. The headless shell has none.
const executablePath = findChromium();
test.use({
	reducedMotion: 'no-preference',
	launchOptions: {
		args: chromiumArgs,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
		...(executablePath && { executablePath }),
	},
});
// In one worker: each starts this browser and a service of its own.
test.describe.configure({ mode: 'default' });

test('a card grows into its project page and back to its place in the list', async ({ page }) => {
	await noteArrival(page);
	await openSettled(page, '/portfolio');
	const card = page.getByRole('article').last();
	await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
	await card.hover();
	const height = () => page.evaluate(() => Math.round(scrollY));
	const before = await height();
	expect(before).toBeGreaterThan(500);
	const poster = card.locator('img[src*="/poster"]');
	await expect(poster).toHaveJSProperty('complete', true);
	// A click would look for the card again, and might scroll.
	await page.mouse.down();
	await page.mouse.up();
	await page.waitForURL('**/portfolio/*');
	await expect.poll(() => moved(page)).toEqual(['ground', 'nameplate', 'phone', 'window']);
	await expect.poll(height).toBe(0);
	await page.goBack({ waitUntil: 'commit' });
	await expect.poll(() => moved(page)).toEqual(['ground', 'nameplate', 'phone', 'window']);
	await expect.poll(height).toBe(before);
});

test('without its picture a project page appears at once, with no transition', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	const release = await holdBack(page, '**/poster*');
	await page.getByRole('article').first().getByRole('link').press('Enter');
	await page.waitForURL('**/portfolio/*', { waitUntil: 'commit' });
	await expect.poll(() => moved(page)).toEqual([]);
	release();
});

test('links without a card change the page with no transition', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	for (const [link, path] of [
		[page.locator('main a[href^="/portfolio/"]:not(article a)').first(), '/portfolio/*'],
		[page.getByRole('link', { name: 'Impressum' }), '/impressum'],
		[page.getByRole('link', { name: 'Datenschutz' }), '/datenschutz'],
	] as const) {
		await link.click();
		await page.waitForURL(`**${path}`);
		await expect.poll(() => moved(page), path).toEqual([]);
	}
});

test('the menu is closed on a page from the back/forward cache', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openSettled(page, '/portfolio');
	await page.getByRole('button', { name: rahmen.navigation.menue }).click();
	await page.evaluate(() => {
		addEventListener('pageshow', ({ persisted }) => {
			document.documentElement.dataset.kept = String(persisted);
		});
		location.href = '/about';
	});
	await expect(page).toHaveURL('/about');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
	await expect(page.getByRole('navigation', { name: rahmen.navigation.name })).toBeHidden();
	await expect(page.getByRole('button', { name: rahmen.navigation.menue })).toBeVisible();
});

// Every test fails on an error in the console.
test('a skipped transition is no error', async ({ page }) => {
	await page.goto('/portfolio');
	await page.evaluate(() => {
		addEventListener('pageswap', ({ viewTransition }) => {
			document.documentElement.dataset.moved = String(viewTransition !== null);
			viewTransition?.skipTransition();
		});
	});
	await page.getByRole('article').first().getByRole('link').click();
	await page.waitForURL('**/portfolio/*');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
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

/** Makes every page note which parts a transition brought to it. */
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

/** The parts that a transition brought to this page; undefined before its first paint. */
function moved(page: Page): Promise<string[] | undefined> {
	return page.evaluate(() => (window as { moved?: string[] }).moved);
}
