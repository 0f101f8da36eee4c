import type { Locator } from '@playwright/test';

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height' | 'right' | 'bottom'>;

/** Where an element stands in the window, in pixels. @throws when it has no box */
export async function boxOf(place: Locator): Promise<Box> {
	const box = await place.boundingBox();
	if (!box) throw new Error(`${place} is not there.`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
