import type { Locator } from '@playwright/test';

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height' | 'right' | 'bottom'>;

/** The place of an element in the window, in pixels. @throws when it is not displayed */
export async function boxOf(place: Locator): Promise<Box> {
	const box = await place.boundingBox();
	if (!box) throw new Error(`${place} is not there.`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
