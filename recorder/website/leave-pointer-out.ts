import type { Page } from 'playwright-core';
import { POINTER } from '../thresholds.ts';
import { longestCall, within } from './in-time.ts';
import type { PageWorld } from './page-world.ts';

/** Two places of the window, as shares. */
const places = [
	[0.3, 0.4],
	[0.7, 0.6],
] as const;

/**
 * Hides what a page draws in the place of the pointer, as the pointer itself is in no picture: what is first at
 * one place and then at the other, as the pointer is.
 */
export async function leavePointerOut(
	page: Page,
	{ inPage }: PageWorld,
	kept: string[],
): Promise<void> {
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const seen: string[][] = [];
	for (const [across, down] of places) {
		const [x, y] = [width * across, height * down];
		await within(longestCall, page.mouse.move(x, y));
		await within(longestCall, page.clock.runFor(POINTER.following));
		seen.push(await inPage('layersAt', x, y, kept));
	}
	const [first = [], second = []] = seen;
	const pointers = first.filter((selector) => second.includes(selector));
	if (pointers.length > 0) await inPage('hideForGood', pointers);
	await within(longestCall, page.mouse.move(0, 0));
}
