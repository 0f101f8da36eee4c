import sharp from 'sharp';
import type { Box } from '../plan/parts.ts';

/** Greys that differ less are the same to the eye; compression makes as much. */
const sameGrey = 12;

/** Shares of a picture that differ from its ground: with less it is of one colour, with less it is nearly so. */
const ink = { none: 0.0002, little: 0.03 };

/** So many lines of text at least, and more than half of all, have to be missing. */
const missing = { lines: 3, share: 0.5 };

/**
 * Whether a picture (PNG) is no view: all of one colour, or nearly so while most of the lines of text that stand
 * there cannot be seen in it. `lines` are their boxes, in px of the picture's `width`.
 */
export async function showsNothing(picture: Buffer, width: number, lines: Box[]): Promise<boolean> {
	const sized = sharp(picture).flatten({ background: '#fff' }).greyscale().resize({ width });
	const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
	const share = shareOfInk(data);
	if (share < ink.none) return true;
	if (share > ink.little) return false;
	const unseen = lines.filter((line) => isEven(data, info, line)).length;
	return unseen >= missing.lines && unseen > lines.length * missing.share;
}

/** The share of the greys that differ from the most frequent one. */
function shareOfInk(greys: Buffer): number {
	const counts = new Uint32Array(256);
	for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1;
	const ground = counts.indexOf(Math.max(...counts));
	const same = counts.subarray(Math.max(0, ground - sameGrey), ground + sameGrey + 1);
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
	return lightest - darkest < sameGrey;
}
