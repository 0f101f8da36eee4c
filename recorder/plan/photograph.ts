import type { OpenPage } from '../website/open-page.ts';
import type { Box, Picture } from './parts.ts';

/** A picture as it was taken (PNG), and where it lies. */
export type Photograph = { png: Buffer; box: Box };

/** So much is taken round a picture (css px) that its own edge can be seen. */
const margin = 2;

/**
 * A picture's pixels as the browser paints them, cut and placed by the page, without what lies before
 * or behind it: PNG, transparent where the picture is not. Undefined when it is out of view.
 */
export async function photograph(
	{ page }: OpenPage,
	picture: Picture,
	view: Box,
): Promise<Photograph | undefined> {
	const box = pieceInView(picture.box, view, margin);
	if (box.width < 1 || box.height < 1) return undefined;
	const style = isolate(picture);
	const png = await page.screenshot({ scale: 'device', omitBackground: true, clip: box, style });
	return { png, box };
}

/** What of a box is in view, in whole px, with so much round it. */
export function pieceInView(box: Box, view: Box, around = 0): Box {
	const x = Math.max(0, Math.floor(box.x) - around);
	const y = Math.max(0, Math.floor(box.y) - around);
	const width = Math.min(view.width, Math.ceil(box.x + box.width) + around) - x;
	const height = Math.min(view.height, Math.ceil(box.y + box.height) + around) - y;
	return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** The style sheet that leaves nothing to be seen but one picture. */
function isolate({ number, pseudo, image }: Picture): string {
	const self = `[data-werkplan="${number}"]`;
	// The style also comes into frames, which are pictures as a whole.
	const all = ':where(:root:has([data-werkplan]), :host) *';
	return `
		${all}, ${all}::before, ${all}::after { transition: none !important; visibility: hidden !important }
		${all} { opacity: 1 !important; mix-blend-mode: normal !important; backdrop-filter: none !important }
		html:not(${self}), body:not(${self}) { background: none !important }
		${self}${pseudo}${image ? '' : `, ${self} *`} {
			visibility: visible !important; opacity: 1 !important; color: transparent !important; outline: 0 !important;
			-webkit-text-fill-color: transparent !important; text-shadow: none !important; box-shadow: none !important;
			border-color: transparent !important; background-color: transparent !important;
			background-image: ${image || 'none'} !important
		}`;
}
