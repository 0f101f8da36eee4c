import type { Page } from '@playwright/test';
import { galerie } from '../src/content/texte/galerie.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, pageKinds, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

/** Texts that are wider than the page or cut off by a box with hidden overflow. */
function cutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { clientWidth: boxWidth, scrollWidth } = document.documentElement;
		const cases: string[] = [];
		if (scrollWidth > boxWidth) cases.push(`page is ${scrollWidth} px wide instead of ${boxWidth}`);
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const element = node.parentElement;
			if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
			if (element.closest('.only-screen-reader, .skipLink, script, style, svg, [aria-hidden=true]'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const { left, right, top, bottom } = range.getBoundingClientRect();
			for (let box: Element | null = element; box; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				// Slides and houses beyond the edge of their row are reached by scrolling.
				if (overflowX === 'auto' && box.scrollWidth > box.clientWidth) break;
				const hides = [overflowX, overflowY].some((o) => o === 'hidden' || o === 'clip');
				if (!hides && box !== document.body) continue;
				const edge = box.getBoundingClientRect();
				const beside = left < edge.left - 1 || right > edge.right + 1;
				if (beside || bottom > edge.bottom + 1 || top < edge.top - 1)
					cases.push(`„${node.textContent.trim()}“ is cut off by ${box.className || 'the page'}`);
			}
		}
		return cases;
	});
}

/** Styles of a visitor; media queries of the page do not notice them. */
const enlarged = [
	['text alone at 200 %', 'html { font-size: 200% !important }'],
	[
		'spacing of WCAG 1.4.12',
		'* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
	],
] as const;

function restyle(page: Page, css: string): Promise<void> {
	return page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, css);
}

// Fingers need larger controls than a mouse.
test.use({ hasTouch: true });

for (const { name, path } of pageKinds) {
	test(`on ${name} every control is 44 px wide and high, and no text is cut off`, async ({
		page,
	}) => {
		await openSettled(page, path);
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			// The carousel adapts to a new width a moment later.
			await expect.poll(() => tooSmall(page), `${width} px`).toEqual([]);
		}
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page), '320 px').toEqual([]);

		for (const [what, css] of enlarged) {
			await restyle(page, css);
			for (const width of [1280, 390, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await cutOff(page), `${what}, ${width} px`).toEqual([]);
			}
		}
		await restyle(page, '');

		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(page.locator('html')).toHaveCSS('font-size', '32px');
			expect.soft(await cutOff(page), `large text, ${width} px`).toEqual([]);
		}
	});
}

/** Controls in `where`, outside running text, whose clickable area is smaller than 44 by 44 px. */
function tooSmall(page: Page, where = 'body'): Promise<string[]> {
	return page.evaluate((control) => {
		return [...document.querySelectorAll<HTMLElement>(control)].flatMap((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || inText(element)) return [];
			element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
			const { x, y, width, height } = element.getBoundingClientRect();
			const [mx, my] = [x + width / 2, y + height / 2];
			const outOfSight = mx < 0 || mx > innerWidth || my < 0 || my > innerHeight;
			if (width <= 1 || height <= 1 || outOfSight) return [];
			/** Pixels in a row, up to 44, on which a click hits the element. */
			const reach = (dx: number, dy: number) => {
				let [after, before] = [0, 0];
				while (after < 43 && hits(element, mx + (after + 1) * dx, my + (after + 1) * dy))
					after += 1;
				while (after + before < 43 && hits(element, mx - (before + 1) * dx, my - (before + 1) * dy))
					before += 1;
				return after + before + 1;
			};
			const [wide, high] = [reach(1, 0), reach(0, 1)];
			if (wide >= 44 && high >= 44) return [];
			const name = element.ariaLabel || element.textContent.trim() || element.id;
			return [`${element.tagName} „${name}“: ${wide} × ${high} px`];
		});

		function hits(element: Element, x: number, y: number): boolean {
			const hit = document.elementFromPoint(x, y);
			return element.contains(hit) || (!!hit && hit.closest('label')?.control === element);
		}
		function inText(element: HTMLElement): boolean {
			const paragraph = element.closest('p, dd, td, address, section li');
			if (!paragraph || getComputedStyle(element).display !== 'inline') return false;
			return paragraph.textContent.trim() !== element.textContent.trim();
		}
	}, `${where} :is(a[href], button:enabled, input, textarea, summary)`);
}

test('links of the open menu and buttons of the viewer are large enough', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openSettled(page, projektPath(longestNamed));
	await page.getByRole('button', { name: rahmen.navigation.menue }).click();
	await expect(page.getByRole('navigation', { name: rahmen.navigation.name })).toBeVisible();
	expect(await tooSmall(page, '#navigation')).toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: galerie.vergroessern }).nth(1).click();
	await expect(page.locator('#viewer:modal')).toBeAttached();
	expect(await tooSmall(page, '#viewer')).toEqual([]);
});
