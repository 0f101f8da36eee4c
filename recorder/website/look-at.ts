import sharp from 'sharp';
import { settle } from './in-page.ts';
import { takeScreenshot } from './take-screenshot.ts';
import type { OpenPage } from './with-page.ts';

/** A view as `greysOf` gives it, and the share of it that is empty or broken. */
export type Look = { greys: Buffer; bare: number };

/** Looks at the window of a page that has come to rest. */
export async function lookAt(open: OpenPage): Promise<Look> {
	await open.inPage(settle);
	await open.runFor(800);
	await open.inPage(settle);
	const broken = await open.inPage(brokenShare);
	const picture = await takeScreenshot(() => open.page.screenshot({ scale: 'css' }));
	const fine = { width: 160, height: 100 };
	const empty = emptyBand(await greysOf(picture, fine), fine.width);
	return { greys: await greysOf(picture), bare: Math.max(broken, empty) };
}

/** The greys of a picture, row by row; as many as `differ` compares, unless another size is given. */
export function greysOf(
	picture: Buffer | string,
	{ width, height } = { width: 32, height: 20 },
): Promise<Buffer> {
	return sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

/** Whether two views show different things: they differ by more than an eighth of their ink. */
export function differ(a: Buffer, b: Buffer): boolean {
	return difference(a, b) > (inkOf(a) + inkOf(b)) * 0.125;
}

/** Sum of the differences between the greys of two views. A difference of one comes from compression. */
export function difference(a: Buffer, b: Buffer): number {
	return a.reduce((sum, grey, i) => sum + Math.max(0, Math.abs(grey - (b[i] ?? 0)) - 1), 0);
}

/** Sum of the differences from a view's median grey. */
function inkOf(greys: Buffer): number {
	const median = greys.toSorted()[greys.length >> 1] ?? 0;
	return greys.reduce((sum, grey) => sum + Math.abs(grey - median), 0);
}

/** Share of the tallest band of empty rows, less a tenth for padding. */
function emptyBand(greys: Buffer, width: number): number {
	let longest = 0;
	let run = 0;
	for (let row = 0; row < greys.length; row += width) {
		const line = greys.subarray(row, row + width);
		run = Math.max(...line) - Math.min(...line) < 6 ? run + width : 0;
		longest = Math.max(longest, run);
	}
	return Math.max(0, longest / greys.length - 0.1);
}

/** Share of the window that pictures take up which did not load. Runs inside the page. */
function brokenShare(): number {
	const area = [...document.images]
		.filter((picture) => picture.complete && !picture.naturalWidth && picture.checkVisibility())
		.map((picture) => picture.getBoundingClientRect())
		.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
		.reduce((sum, { width, height }) => sum + width * height, 0);
	return area / (window.innerWidth * window.innerHeight);
}
