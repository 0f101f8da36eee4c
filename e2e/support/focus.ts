import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Presses Tab until the focus leaves the page, and expects each focused element to be marked by an outline
 * and not covered by another.
 * @returns their names, in order
 */
export async function tabThrough(page: Page): Promise<string[]> {
	const names: string[] = [];
	for (;;) {
		await page.keyboard.press('Tab');
		const here = await focused(page);
		if (!here) return names;
		const state = async () => (await focused(page))?.fault;
		if (here.fault)
			await expect.poll(state, { intervals: [20, 50, 100], message: here.name }).toBe('');
		expect(names.push(here.name), 'the focus leaves the page').toBeLessThan(200);
	}
}

/** The focused element, and what is wrong with how it is seen; null when nothing has the focus. */
function focused(page: Page): Promise<{ name: string; fault: string } | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const isOutlined = (part: Element | null | undefined, pseudo?: string) => {
			if (!part?.checkVisibility({ opacityProperty: true })) return false;
			const { outlineStyle, outlineWidth, content } = getComputedStyle(part, pseudo);
			const exists = !pseudo || content !== 'none';
			return exists && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
		};
		// For an unseen radio button or range its label is marked, or what stands beside that.
		const label = element.closest('label');
		const marked =
			isOutlined(element) ||
			isOutlined(element, '::after') ||
			isOutlined(element, '::before') ||
			isOutlined(label) ||
			isOutlined(label?.nextElementSibling);
		// The middle of the visible part: the browser scrolls a tall field only to its first line.
		const { x, y, width, height } = element.getBoundingClientRect();
		const middle = (Math.max(y, 0) + Math.min(y + height, innerHeight)) / 2;
		const line = element.getClientRects()[0];
		const places = [[x + width / 2, middle]];
		if (line) places.push([line.x + line.width / 2, line.y + line.height / 2]);
		// A field may stand on the middle of what a range covers.
		if (element.matches('[type=range]'))
			places.push([x + 0.1 * width, middle], [x + 0.9 * width, middle]);
		const seen = places.some(([left = 0, top = 0]) => {
			const hit = document.elementFromPoint(left, top);
			return !!hit && (element.contains(hit) || hit.contains(element));
		});
		return {
			name: element.ariaLabel ?? element.textContent?.trim() ?? '',
			fault: [!marked && 'not marked', !seen && 'covered'].filter(Boolean).join(', '),
		};
	});
}
