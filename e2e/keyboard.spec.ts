import type { Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

type Focused = { name: string; marked: boolean; covered: boolean };

/** The focused element: whether an outline or the corners mark it, whether another element covers it. */
function focused(page: Page): Promise<Focused | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const outlined = (pseudo?: string) => {
			const styles = getComputedStyle(element, pseudo);
			const { outlineStyle, outlineWidth, outlineColor, content } = styles;
			if (pseudo && content === 'none') return false;
			// Where the corners mark the focus, the outline is transparent.
			if (/^rgba\(.*, 0\)$/.test(outlineColor)) return hasCorners();
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
		};
		const { x, y, width, height } = element.getBoundingClientRect();
		/** Whether the corners are 6 px around the element. */
		function hasCorners(): boolean {
			const corners = getComputedStyle(document.body, '::after');
			const sheet = document.body.getBoundingClientRect();
			const distances = [
				Number.parseFloat(corners.left) - (x - sheet.left - 6),
				Number.parseFloat(corners.top) - (y - sheet.top - 6),
				Number.parseFloat(corners.width) - (width + 12),
				Number.parseFloat(corners.height) - (height + 12),
			];
			return distances.every((distance) => Math.abs(distance) < 2);
		}
		// The middle of the visible part: the browser scrolls a tall field only to its first line.
		const [topEdge, bottomEdge] = [Math.max(y, 0), Math.min(y + height, innerHeight)];
		const [mx, my] = [x + width / 2, (topEdge + bottomEdge) / 2];
		const top = document.elementFromPoint(mx, my);
		const line = element.getClientRects()[0];
		const topLine =
			line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
		const belongs = (e: Element | null | undefined) =>
			!!e && (element.contains(e) || e.contains(element));
		return {
			name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`,
			marked: outlined() || outlined('::after') || outlined('::before'),
			covered: !belongs(top) && !belongs(topLine),
		};
	});
}

/** Waits until corners and scrolling have followed the focus; null when nothing has it. */
async function markedFocus(page: Page): Promise<Focused | null> {
	const good = { marked: true, covered: false };
	let here: Focused | null = null;
	const look = async () => {
		here = await focused(page);
		return here ?? good;
	};
	await expect.poll(look, { intervals: [20, 50, 100] }).toMatchObject(good);
	return here;
}

for (const { name, path } of pageKinds) {
	test(`on ${name} Tab reaches every control, visibly marked, at two widths`, async ({ page }) => {
		await openSettled(page, path);
		const skip = page.getByRole('link', { name: rahmen.zumInhalt });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			// A group of radio buttons is one stop.
			const usable = await page
				.locator('a[href], button, input:not([type=radio]), :checked[type=radio], textarea')
				.filter({ visible: true })
				.and(page.locator(':enabled, a'))
				.count();

			await page.keyboard.press('Tab');
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport();

			const names: string[] = [];
			for (let here = await markedFocus(page); here; here = await markedFocus(page)) {
				expect(names.push(here.name), 'the focus leaves the page').toBeLessThan(200);
				await page.keyboard.press('Tab');
			}
			expect(names.length).toBeGreaterThanOrEqual(usable);
			expect(names.at(-1), 'the last is in the footer').toBe('A Datenschutz');
		}
		await skip.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	});
}

test('the focus corners appear at the first control and move to the next', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/impressum');
	// Notes each transition as it starts; it may be over when the test asks.
	await page.evaluate(() => {
		document.addEventListener('transitionrun', ({ pseudoElement, propertyName }) => {
			// Its size may follow a font that loads late.
			if (pseudoElement === '::after' && ['top', 'left'].includes(propertyName))
				document.body.dataset.moved = propertyName;
		});
	});
	await page.keyboard.press('Tab');
	await page.evaluate(async () => {
		for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
	});
	await expect(page.locator('body')).not.toHaveAttribute('data-moved');
	await page.keyboard.press('Tab');
	await expect(page.locator('body')).toHaveAttribute('data-moved', /top|left/);
});
