import type { Page } from '@playwright/test';
import { pageKinds } from '../testing/pages.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { AT_ONCE } from './support/serve-in-pieces.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend({ baseURL: async ({ pieces }, use) => use(pieces.url) });
test.use({ reducedMotion: 'no-preference' });
// What late fonts move is measured in layout-shift.spec.ts.
test.beforeEach(async ({ page, observation }) => {
	observation.expect(/ERR_FAILED/);
	// An answer that never comes would hold back the load event.
	await page.route('**/*.woff2', (route) => route.abort());
});

for (const { name, path } of pageKinds) {
	test(`nothing on ${name} moves while its HTML arrives`, async ({ page, pieces }) => {
		const moved: string[] = [];
		await page.goto(path + AT_ONCE);
		for (const width of [390, 820, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const ends = await endsInSight(page);
			await page.goto(path, { waitUntil: 'commit' });
			for (const piece of ends) {
				pieces.sendUpTo(piece);
				await painted(page, piece);
			}
			moved.push(...(await shifts(page)).map((shift) => `${width} px, ${shift}`));
		}
		expect(moved).toEqual([]);
	});
}

test('nothing on home moves on a slow processor', async ({ page }) => {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
	const moved: string[] = [];
	// Where the parser pauses is chance: the more loads, the surer.
	for (const width of [820, 820, 820, 1440, 1440, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/${AT_ONCE}`);
		moved.push(...(await shifts(page)));
	}
	expect(moved).toEqual([]);
});

/** Numbers of the pieces that end in the first view, and of the last piece. */
function endsInSight(page: Page): Promise<number[]> {
	return page.evaluate(() => {
		const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
		const ends: number[] = [];
		let last = 0;
		while (comments.nextNode()) {
			const { data, previousSibling } = comments.currentNode as Comment;
			if (!/^\d+$/.test(data)) continue;
			last = Number(data);
			if (!(previousSibling instanceof Element)) continue;
			const { top, bottom, width } = previousSibling.getBoundingClientRect();
			if (top < innerHeight && bottom > 0 && width > 0) ends.push(last);
		}
		return [...ends, last];
	});
}

/** Waits until the browser has the page up to the end of this piece and has painted it. */
async function painted(page: Page, piece: number): Promise<void> {
	await page.evaluate(async (wanted) => {
		performance.mark(`piece ${wanted}`);
		const end = await new Promise<Node>((resolve) => {
			const look = () => {
				const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
				while (comments.nextNode()) {
					if ((comments.currentNode as Comment).data !== String(wanted)) continue;
					observer.disconnect();
					resolve(comments.currentNode);
				}
			};
			const observer = new MutationObserver(look);
			observer.observe(document, { childList: true, subtree: true });
			look();
		});
		// Some pages are not painted before a certain element has arrived.
		const awaited = [...document.querySelectorAll<HTMLLinkElement>('link[rel=expect]')];
		const isPainted = awaited.every(({ href, media }) => {
			const element = document.querySelector(new URL(href).hash);
			return !matchMedia(media).matches || (element !== null && !element.contains(end));
		});
		for (let i = 0; isPainted && i < 2; i++) await new Promise(requestAnimationFrame);
	}, piece);
}

/** Everything that has moved, with the piece of the page that came last. */
async function shifts(page: Page): Promise<string[]> {
	// An icon or a word that moves by a few pixels counts less.
	return (await layoutShifts(page)).filter(({ value }) => value > 0.0001).map(({ what }) => what);
}
