import type { Locator, Page } from '@playwright/test';
import { karussell } from '../../src/content/texte/karussell.ts';
import { type Box, boxOf } from './box-of.ts';

export const carousel = (page: Page): Locator =>
	page.getByRole('region', { name: karussell.titel });
/** The cards, without the room for their focus rings. */
export const slides = (page: Page): Locator => carousel(page).getByRole('article');
export const back = (page: Page): Locator =>
	page.getByRole('button', { name: karussell.vorheriges });
export const onward = (page: Page): Locator =>
	page.getByRole('button', { name: karussell.naechstes });

/** Numbers of the slides that are fully within the page's margins. */
export async function seen(page: Page): Promise<number[]> {
	const heading = await boxOf(carousel(page).getByRole('heading', { level: 2 }));
	const width = page.viewportSize()?.width ?? 0;
	const boxes = await slides(page).evaluateAll((all) =>
		all.map((slide) => slide.getBoundingClientRect().toJSON()),
	);
	// Positions are fractions of a pixel.
	return boxes.flatMap(({ left, right }, i) =>
		left > heading.x - 1 && right < width - heading.x + 1 ? [i + 1] : [],
	);
}

/** Scrolls to the first slide and returns its box; `y` is a height to touch it at. */
export async function firstSlide(page: Page): Promise<Box> {
	await slides(page).first().scrollIntoViewIfNeeded();
	const box = await boxOf(slides(page).first());
	return { ...box, y: box.y + 70 };
}
