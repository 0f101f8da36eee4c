import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** How bright the pixels of a place are on the screen, 0 to 255, and how far they spread; 0 = one plain area. */
export async function brightness(place: Locator): Promise<{ mean: number; spread: number }> {
	const { channels } = await sharp(await place.screenshot())
		.greyscale()
		.stats();
	return { mean: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
}
