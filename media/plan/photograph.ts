import type { OpenPage } from '../open-page.ts';
import type { Box, Picture } from './parts.ts';
import { marked } from './read-box.ts';

/** A picture as it was taken (PNG), and where it lies. */
export type Photograph = { png: Buffer; box: Box };

/** So much is taken round a picture (css px) that its own edge can be seen. */
const margin = 2;

/**
 * A picture's pixels as the browser paints them, cut and placed by the page, without what lies before
 * or behind it: PNG, transparent where the picture is not. Undefined when it is out of view.
 */
export async function photograph(
	open: OpenPage,
	{ number, pseudo, isElement, box }: Picture,
): Promise<Photograph | undefined> {
	const view = open.page.viewportSize();
	if (!view) return undefined;
	const x = Math.max(0, Math.floor(box.x) - margin);
	const y = Math.max(0, Math.floor(box.y) - margin);
	const width = Math.min(view.width, Math.ceil(box.x + box.width) + margin) - x;
	const height = Math.min(view.height, Math.ceil(box.y + box.height) + margin) - y;
	if (width < 1 || height < 1) return undefined;
	const png = await open.page.screenshot({
		...{ type: 'png', scale: 'device', omitBackground: true },
		clip: { x, y, width, height },
		style: await open.inPage(isolate, number, pseudo, isElement),
	});
	return { png, box: { x, y, width, height } };
}

/** Runs inside the page: the style sheet that leaves nothing to be seen but one picture. */
function isolate(number: number, pseudo: Picture['pseudo'], whole: boolean): string {
	const self = `[data-plan="${number}"]`;
	const subject = `${self}${pseudo}`;
	const element = marked(number);
	if (!element) return '';
	const { backgroundImage } = getComputedStyle(element, pseudo || null);
	// A veil of one colour or a gradient is no part of the photograph.
	const veil = /[\w-]*gradient\((?:[^()]|\([^()]*\))*\)/g;
	return `
		*, *::before, *::after { transition: none !important; visibility: hidden !important }
		* { opacity: 1 !important; mix-blend-mode: normal !important; backdrop-filter: none !important }
		html:not(${self}), body:not(${self}) { background: none !important }
		${subject}, ${whole ? `${self} *` : subject} {
			visibility: visible !important; opacity: 1 !important; color: transparent !important; outline: 0 !important;
			-webkit-text-fill-color: transparent !important; text-shadow: none !important; box-shadow: none !important;
			border-color: transparent !important; background-color: transparent !important;
			background-image: ${whole ? 'none' : backgroundImage.replaceAll(veil, 'none')} !important
		}`;
}
