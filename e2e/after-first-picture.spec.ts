import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The script in the head that lets the others come. */
const SKRIPT = /<script>[^<]*data-schriften.*?<\/script>/s;

test('cards after the first ask for their pictures once the text has its faces', async ({
	page,
}) => {
	const lass = await holdBack(page, '**/*.woff2');
	// The page's load event waits for its fonts.
	await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
	await expect.poll(() => bilder(page)).toContainEqual(expect.stringMatching(/bild-1-\d+\.avif$/));
	const zuerst = await bilder(page);
	expect(new Set(zuerst.map((pfad) => pfad.split('/')[2])).size).toBe(1);

	lass();
	await expect.poll(async () => (await bilder(page)).length).toBeGreaterThan(zuerst.length);
});

test('on the way back no picture waits for the faces', async ({ page }) => {
	await page.goto('/portfolio');
	await page.goto('/impressum');
	await holdBack(page, '**/*.woff2');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html[data-schriften]')).toBeAttached();
});

test('the fonts leave the line to the first picture', async ({ page }) => {
	const lass = await holdBack(page, '**/poster-*');
	await page.goto(projektPath(sample), { waitUntil: 'domcontentloaded' });
	const gemalt = () => performance.getEntriesByName('first-contentful-paint').length;
	await expect.poll(() => page.evaluate(gemalt)).toBe(1);
	await pageFrames(page, 10);
	expect(await pfade(page, /\.woff2$/)).toEqual([]);

	lass();
	await expect(page.locator('html[data-schriften]')).toBeAttached();
	expect(await pfade(page, /\.woff2$/)).toHaveLength(2);
});

for (const [was, muster, antwort, klage] of [
	['a first picture', '**/poster-*', { status: 500 }, /status of 500/],
	['fonts', '**/*.woff2', { contentType: 'font/woff2', body: 'none' }, /font|OTS parsing/],
] as const) {
	test(`${was} that fails to load holds nothing back`, async ({ page, beobachtung }) => {
		beobachtung.erwarte(klage);
		await page.route(muster, (route) => route.fulfill(antwort));
		await page.goto(projektPath(sample));
		await expect.poll(() => pfade(page, /\.woff2$/)).toHaveLength(2);
		await expect(page.locator('html[data-schriften]')).toBeAttached();
		await expect(page.getByRole('link', { name: 'vergrößern' }).first()).toBeVisible();
	});
}

test('where the script in the head never runs, all is there after four seconds', async ({
	page,
}) => {
	await page.route(`**${projektPath(sample)}`, async (route) => {
		const antwort = await route.fetch();
		const html = await antwort.text();
		expect(SKRIPT.test(html)).toBe(true);
		await route.fulfill({ response: antwort, body: html.replace(SKRIPT, '') });
	});
	await page.goto(projektPath(sample));
	const wand = page.getByRole('list').filter({ has: page.locator('[aria-haspopup=dialog]') });
	const [vorher, nachher] = await wand.evaluate((element: HTMLElement) => {
		// However long the page took: the four seconds begin anew.
		element.style.display = 'none';
		element.getBoundingClientRect();
		element.style.display = '';
		const bild = [...element.querySelectorAll('img')].at(-1);
		return [0, 4000].map((ms) => {
			for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = ms;
			return { zuSehen: bild?.checkVisibility(), hoehe: element.getBoundingClientRect().height };
		});
	});
	expect([vorher?.zuSehen, nachher?.zuSehen]).toEqual([false, true]);
	expect(nachher?.hoehe, 'the wall keeps its height').toBe(vorher?.hoehe);
});

/** Waits for so many frames of a page in sight. */
async function pageFrames(page: Page, anzahl: number): Promise<void> {
	for (let i = 0; i < anzahl; i += 1)
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Paths of all project pictures the page has got. */
const bilder = (page: Page) => pfade(page, /^\/projekte\//);

/** Those paths of all files the page has got that match. */
async function pfade(page: Page, muster: RegExp): Promise<string[]> {
	const alle = await page.evaluate(() =>
		performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
	);
	return alle.filter((pfad) => muster.test(pfad));
}
