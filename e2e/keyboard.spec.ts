import type { Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

type Halt = { name: string; outline: boolean; covered: boolean };

/** The element with the focus: its name, whether an outline or the bracket marks it, whether something hides it. */
function halt(page: Page): Promise<Halt | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const outlined = (pseudo?: string) => {
			const styles = getComputedStyle(element, pseudo);
			const { outlineStyle, outlineWidth, outlineColor, content } = styles;
			if (pseudo && content === 'none') return false;
			if (/^rgba\(.*, 0\)$/.test(outlineColor)) return bracketed(element);
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
		};
		/** Whether the sheet's bracket lies 6 px around it. */
		function bracketed(control: Element): boolean {
			const bracket = getComputedStyle(document.body, '::after');
			const { left, top, width, height } = control.getBoundingClientRect();
			const sheet = document.body.getBoundingClientRect();
			const far = [
				[bracket.left, left - sheet.left - 6],
				[bracket.top, top - sheet.top - 6],
				[bracket.width, width + 12],
				[bracket.height, height + 12],
			] as const;
			return far.every(([has, wanted]) => Math.abs(Number.parseFloat(has) - wanted) < 2);
		}
		const { x, y, width, height } = element.getBoundingClientRect();
		// The middle of what is in sight: a tall field is scrolled to its first line only.
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
			outline: outlined() || outlined('::after') || outlined('::before'),
			covered: !belongs(top) && !belongs(topLine),
		};
	});
}

/** The same once bracket and scroller have followed, as they have to. */
async function haltAtRest(page: Page): Promise<Halt | null> {
	const good = { outline: true, covered: false };
	let here: Halt | null = null;
	const look = async () => {
		here = await halt(page);
		return here ?? good;
	};
	await expect.poll(look, { intervals: [20, 50, 100] }).toMatchObject(good);
	return here;
}

for (const { name, path } of pageKinds) {
	test(`on ${name} Tab reaches everything, marked and in sight, wide and on a phone`, async ({
		page,
	}) => {
		await openSettled(page, path);
		const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			const usable = await page
				.locator('a[href], button, input, textarea')
				.filter({ visible: true })
				.and(page.locator(':enabled, a'))
				.count();

			await page.keyboard.press('Tab');
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport();

			const halts: string[] = [];
			for (let here = await haltAtRest(page); here; here = await haltAtRest(page)) {
				expect(halts.push(here.name), 'the walk has an end').toBeLessThan(200);
				await page.keyboard.press('Tab');
			}
			expect(halts.length).toBeGreaterThanOrEqual(usable);
			expect(halts.at(-1), 'the walk ends in the footer').toBe('A Datenschutz');
		}
		await skip.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	});
}

test('the first bracket appears at its control, the next ones travel there', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/impressum');
	// The browser tells of each journey's start; who asks later may find it over.
	await page.evaluate(() => {
		document.addEventListener('transitionrun', ({ pseudoElement, propertyName }) => {
			// Its size may follow a face that comes late.
			if (pseudoElement === '::after' && ['top', 'left'].includes(propertyName))
				document.body.dataset.travelled = propertyName;
		});
	});
	await page.keyboard.press('Tab');
	await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
	await expect(page.locator('body')).not.toHaveAttribute('data-travelled');
	await page.keyboard.press('Tab');
	await expect(page.locator('body')).toHaveAttribute('data-travelled', /top|left/);
});
