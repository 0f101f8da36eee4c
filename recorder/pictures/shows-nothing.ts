import sharp from 'sharp';
import type { Box } from '../plan/parts.ts';
import { BLANK } from '../thresholds.ts';

/**
 * Whether a picture (PNG) is no view: all of one colour, or nearly so while most of the lines of text that stand
 * there cannot be seen in it. `lines` are their boxes, in px of the picture's `width`.
 */
export async function showsNothing(picture: Buffer, width: number, lines: Box[]): Promise<boolean> {
	const sized = sharp(picture).flatten({ background: '#fff' }).greyscale().resize({ width });
	const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
	const share = shareOfInk(data);
	if (share < BLANK.none) return true;
	if (share > BLANK.little) return false;
	const unseen = lines.filter((line) => isEven(data, info, line)).length;
	return unseen >= BLANK.lines && unseen > lines.length * BLANK.missing;
}

/** The share of the greys that differ from the most frequent one. */
function shareOfInk(greys: Buffer): number {
	const counts = new Uint32Array(256);
	for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1;
	const ground = counts.indexOf(Math.max(...counts));
	const same = counts.subarray(Math.max(0, ground - BLANK.sameGrey), ground + BLANK.sameGrey + 1);
	return 1 - same.reduce((sum, count) => sum + count, 0) / greys.length;
}

/** Whether all greys of a box are the same. */
function isEven(greys: Buffer, size: { width: number; height: number }, box: Box): boolean {
	const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
	const right = Math.min(size.width, Math.ceil(box.x + box.width));
	const bottom = Math.min(size.height, Math.ceil(box.y + box.height));
	let [darkest, lightest] = [255, 0];
	for (let y = top; y < bottom; y++)
		for (const grey of greys.subarray(y * size.width + left, y * size.width + right))
			[darkest, lightest] = [Math.min(darkest, grey), Math.max(lightest, grey)];
	return lightest - darkest < BLANK.sameGrey;
}
