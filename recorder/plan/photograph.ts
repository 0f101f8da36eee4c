import { takeScreenshot } from '../website/take-screenshot.ts';
import type { OpenPage } from '../website/with-page.ts';
import type { Box, Picture } from './parts.ts';

/** In px, so that a picture's own edge is visible. */
const edge = 2;

/** Takes a screenshot (PNG) of one picture as the page cuts and places it, without anything before or behind it. Undefined out of view. */
export async function photograph(
	{ page }: OpenPage,
	picture: Picture,
	view: Box,
): Promise<{ png: Buffer; box: Box } | undefined> {
	const box = pieceInView(picture.box, view, edge);
	if (box.width < 1 || box.height < 1) return undefined;
	const style = isolate(picture);
	const options = { scale: 'device', omitBackground: true, clip: box, style } as const;
	const png = await takeScreenshot(() => page.screenshot(options));
	return { png, box };
}

/** The visible piece of a box in whole px, with a margin. */
export function pieceInView(box: Box, view: Box, margin = 0): Box {
	const x = Math.max(0, Math.floor(box.x) - margin);
	const y = Math.max(0, Math.floor(box.y) - margin);
	const width = Math.min(view.width, Math.ceil(box.x + box.width) + margin) - x;
	const height = Math.min(view.height, Math.ceil(box.y + box.height) + margin) - y;
	return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** The style sheet that hides everything but one picture. */
function isolate({ number, pseudo, image }: Picture): string {
	const self = `[data-werkplan="${number}"]`;
	// Playwright adds the style to frames, too; a frame is a picture as a whole.
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
