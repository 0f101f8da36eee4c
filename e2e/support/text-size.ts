import type { Locator, Page } from '@playwright/test';

/** Text as visitors enlarge it, and the spacing of WCAG 1.4.12. */
export const ENLARGED = {
	'text at 200 %': 'html { font-size: 200% !important }',
	spacing:
		'* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
};

/** Adds a visitor's own styles to the page, in place of those that were added before. */
export function setStyles(page: Page, css: string): Promise<void> {
	return page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, css);
}

/** Texts that are wider than the page or cut off by a box with hidden overflow. */
export function cutOffTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { clientWidth: boxWidth, scrollWidth } = document.documentElement;
		const cases: string[] = [];
		if (scrollWidth > boxWidth) cases.push(`page is ${scrollWidth} px wide instead of ${boxWidth}`);
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const element = node.parentElement;
			if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
			if (element.closest('.visually-hidden, .skip-link, script, style, svg, [aria-hidden=true]'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const { left, right, top, bottom } = range.getBoundingClientRect();
			for (let box: Element | null = element; box; box = box.parentElement) {
				// Not shown at all.
				if (box.clientHeight === 0 && getComputedStyle(box).overflow === 'clip') break;
				const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
				// Cut with „…“ on purpose.
				if (textOverflow === 'ellipsis') break;
				// Slides beyond the edge of their row are reached by scrolling.
				if (overflowX === 'auto' && box.scrollWidth > box.clientWidth) break;
				const isBody = box === document.body;
				const hides = (overflow: string) => isBody || /hidden|clip/.test(overflow);
				const edge = box.getBoundingClientRect();
				const beside = left < edge.left - 1 || right > edge.right + 1;
				const beyond = top < edge.top - 1 || bottom > edge.bottom + 1;
				if ((hides(overflowX) && beside) || (hides(overflowY) && beyond))
					cases.push(`„${node.textContent.trim()}“ is cut off by ${box.className || 'the page'}`);
			}
		}
		return cases;
	});
}

/** Words that take more than one line. */
export function brokenWords(place: Locator): Promise<string[]> {
	return place.evaluate((element) => {
		const broken: string[] = [];
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode())
			for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) broken.push(word);
			}
		return broken;
	});
}

/** Controls in `where`, outside running text, whose clickable area is smaller than 44 by 44 px. */
export function smallControls(page: Page, where = 'body'): Promise<string[]> {
	return page.evaluate((control) => {
		const around = Array.from({ length: 87 }, (_, i) => i - 43);
		return [...document.querySelectorAll<HTMLElement>(control)].flatMap((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) return [];
			element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
			const { x, y, width, height } = element.getBoundingClientRect();
			const [mx, my] = [x + width / 2, y + height / 2];
			const outOfSight = mx < 0 || mx > innerWidth || my < 0 || my > innerHeight;
			if (width <= 1 || height <= 1 || outOfSight) return [];
			/** How many of the pixels around the middle a click hits the element on. */
			const reach = (dx: number, dy: number) =>
				around.filter((d) => hits(element, mx + d * dx, my + d * dy)).length;
			const [wide, high] = [reach(1, 0), reach(0, 1)];
			if (wide >= 44 && high >= 44) return [];
			const name = element.ariaLabel || element.textContent.trim() || element.id;
			return [`${element.tagName} „${name}“: ${wide} × ${high} px`];
		});

		function hits(element: Element, x: number, y: number): boolean {
			const hit = document.elementFromPoint(x, y);
			return element.contains(hit) || (!!hit && hit.closest('label')?.control === element);
		}
		function isInText(element: HTMLElement): boolean {
			const paragraph = element.closest('p, dd, td, address, section li');
			if (!paragraph || getComputedStyle(element).display !== 'inline') return false;
			return paragraph.textContent.trim() !== element.textContent.trim();
		}
	}, `${where} :is(a[href], button:enabled, input:not([type=range]), textarea, summary)`);
}
