import type { Page } from '@playwright/test';
import { film as filmTexte } from '../src/content/texte/film.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { portfolio } from '../src/content/texte/portfolio.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { holdBack } from './support/hold-back.ts';
import { runUntil } from './support/run-until.ts';
import { expect, test } from './support/test.ts';
import { transfer } from './support/transfer.ts';

test.use({ reducedMotion: 'no-preference' });

test('only the plan of the first house loads before the web fonts', async ({ page }) => {
	const release = await holdBack(page, '**/*.woff2');
	// The load event would wait for the fonts.
	await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
	const pictures = () => paths(page, /^\/projekte\//);
	await expect.poll(pictures).toEqual([expect.stringMatching(/riss-phone-hell\.avif$/)]);

	release();
	await expect.poll(async () => (await pictures()).join()).toMatch(/bild-4-\d+\.avif/);
});

test('on home no drawing loads before the first picture', async ({ page }) => {
	await page.clock.pauseAt(Date.now() + 60_000);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const release = await holdBack(page, '**/riss-*');
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await painted(page);
	expect(asked.filter((url) => url.endsWith('.svg'))).toEqual([]);
	release();
});

test('on going back pictures do not wait for fonts; the scroll place stays', async ({ page }) => {
	const height = () => page.evaluate(() => Math.round(scrollY));
	await page.goto('/portfolio');
	await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
	await page.goto('/impressum');
	expect(await height()).toBe(0);
	await holdBack(page, '**/*.woff2');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html[data-fonts]')).toBeAttached();
	await expect.poll(height).toBe(1500);
});

test('fonts load after the first picture', async ({ page }) => {
	const release = await holdBack(page, '**/poster-*');
	await page.goto(projektPath(longestNamed), { waitUntil: 'domcontentloaded' });
	await painted(page);
	for (let frame = 0; frame < 10; frame += 1)
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	expect(await paths(page, /\.woff2$/)).toEqual([]);

	release();
	await expect(page.locator('html[data-fonts]')).toBeAttached();
	expect(await paths(page, /\.woff2$/)).toHaveLength(2);
});

for (const [path, text] of [
	['/', schnitt.plan.ganz[100]],
	['/portfolio', portfolio.gezeichnet(projekte.length, projekte.length)],
	[projektPath(longestNamed), schnitt.plan.ganz[100]],
] as const) {
	test(`on ${path} a key moves the section line before its script is there`, async ({ page }) => {
		const release = await holdBack(page, '**/*.js');
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		const handle = page.getByRole('slider', { name: schnitt.griff });
		await handle.press('End');
		release();
		await expect(handle).toHaveAttribute('aria-valuetext', text);
	});
}

for (const [what, pattern, reply, complaint] of [
	['a first picture', '**/poster-*', { status: 500 }, /status of 500/],
	['fonts', '**/*.woff2', { contentType: 'font/woff2', body: 'none' }, /font|OTS parsing/],
] as const) {
	test(`${what} that fails to load delays nothing else`, async ({ page, observation }) => {
		observation.expect(complaint);
		await page.route(pattern, (route) => route.fulfill(reply));
		await page.goto(projektPath(longestNamed));
		await expect.poll(() => paths(page, /\.woff2$/)).toHaveLength(2);
		await expect(page.locator('html[data-fonts]')).toBeAttached();
		await expect(page.getByRole('link', { name: galerie.vergroessern }).first()).toBeVisible();
	});
}

test('a missing first picture delays fonts and scripts by 3 seconds', async ({ page }) => {
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.route('**/poster-*', () => {});
	await page.goto(projektPath(longestNamed), { waitUntil: 'commit' });
	const film = page.getByRole('button', { name: filmTexte.abspielen });
	await painted(page);
	await page.clock.runFor(2900);
	expect(await paths(page, /\.(woff2|js)$/)).toEqual([]);
	await expect(film).toBeHidden();
	await runUntil(page, 200, () => expect(film).toBeVisible({ timeout: 100 }));
});

test('without the script in the head all pictures appear by themselves', async ({ page }) => {
	await page.route(`**${projektPath(longestNamed)}`, async (route) => {
		const reply = await route.fetch();
		const [script = '', ...others] =
			(await reply.text()).match(/<script>[^<]*data-fonts.*?<\/script>/gs) ?? [];
		expect([script.length > 0, others]).toEqual([true, []]);
		await route.fulfill({ response: reply, body: (await reply.text()).replace(script, '') });
	});
	await page.goto(projektPath(longestNamed));
	await expect(page.locator('#ansicht-2 img').last()).toBeVisible();
});

test('the drawings of About load after the first paint', async ({ page }) => {
	await page.goto('/about');
	const waited = () =>
		page.evaluate(() => {
			const [paint] = performance.getEntriesByName('first-contentful-paint');
			return performance
				.getEntriesByType('resource')
				.filter(({ name }) => /\/(stations|call-to-action|portrait)\./.test(name))
				.map(({ startTime }) => startTime > (paint?.startTime ?? Number.NaN));
		});
	await expect.poll(waited).toEqual([true, true, true]);
});

/** Resolves once the page has painted content. Works while the page's clock is stopped. */
function painted(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				new PerformanceObserver((list) => {
					if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
				}).observe({ type: 'paint', buffered: true });
			}),
	);
}

/** Paths of the files that the page has loaded, as far as they match. */
async function paths(page: Page, pattern: RegExp): Promise<string[]> {
	return (await transfer(page)).map(({ path }) => path).filter((path) => pattern.test(path));
}
