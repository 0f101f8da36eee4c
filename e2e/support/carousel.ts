import { expect, type Locator, type Page } from '@playwright/test';
import { karussell } from '../../src/content/texte/karussell.ts';
import { inCarousel } from '../../testing/pages.ts';
import { type Box, boxOf } from './box-of.ts';

export const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Projekte' });
export const slides = (page: Page): Locator => carousel(page).getByRole('listitem');
export const back = (page: Page): Locator =>
	page.getByRole('button', { name: karussell.vorheriges });
export const onward = (page: Page): Locator =>
	page.getByRole('button', { name: karussell.naechstes });

export const announcement = (page: Page): Locator => carousel(page).locator('[aria-live]');

/** Numbers of the slides that are fully in view. */
export function seen(page: Page): Promise<number[]> {
	return carousel(page)
		.getByRole('list')
		.evaluate((row) => {
			const frame = row.getBoundingClientRect();
			const padding = Number.parseFloat(getComputedStyle(row).paddingLeft);
			return [...row.children].flatMap((slide, i) => {
				const { left, right } = slide.getBoundingClientRect();
				const inside = Math.min(left - frame.left, frame.right - right) - padding;
				// Positions are fractions of a pixel.
				return inside > -0.6 ? [i + 1] : [];
			});
		});
}

/** Waits until exactly these slides are in view and announced. */
export async function expectSeen(page: Page, ...numbers: number[]): Promise<void> {
	await expect.poll(() => seen(page), { intervals: [20, 50] }).toEqual(numbers);
	const names = numbers.map((number) => inCarousel[number - 1]?.projekt.kunde);
	const { projekt, und, von } = karussell;
	const announced = `${projekt} ${numbers.join(und)} ${von(inCarousel.length)}: ${names.join(', ')}`;
	await expect(announcement(page)).toHaveText(announced, { useInnerText: true });
}

/** Scrolls to the first slide and returns its box; `y` is a height to touch it at. */
export async function firstSlide(page: Page): Promise<Box> {
	await slides(page).first().scrollIntoViewIfNeeded();
	const box = await boxOf(slides(page).first());
	return { ...box, y: box.y + 70 };
}
