import type { Box } from '../plan/parts.ts';
import { BLANK, HEADLINE } from '../thresholds.ts';
import { toBox } from './geometry.ts';
import { everywhere } from './shadow-trees.ts';

/** The boxes of all lines of text in a piece of the window, or in all of it, whether they can be seen or not. */
export function linesOfText(area: Box = wholeWindow()): Box[] {
	const isThere = ({ x, y, width, height }: Box) =>
		width > BLANK.line &&
		height > BLANK.line &&
		x + width > area.x &&
		y + height > area.y &&
		x < area.x + area.width &&
		y < area.y + area.height;
	const boxes = textsIn(document).flatMap((text) => {
		const range = document.createRange();
		range.selectNodeContents(text);
		return [...range.getClientRects()].map(toBox).filter(isThere);
	});
	return boxes.map((box) => ({ ...box, x: box.x - area.x, y: box.y - area.y }));
}

/** The words in large type in the window, which a script may be typing. */
export function largeWords(): string {
	const large = textsIn(document).filter(({ parentElement }) => {
		if (!parentElement) return false;
		const { top, bottom } = parentElement.getBoundingClientRect();
		const isInView = bottom > 0 && top < innerHeight;
		return (
			isInView && Number.parseFloat(getComputedStyle(parentElement).fontSize) >= HEADLINE.large
		);
	});
	return large.map(({ data }) => data.replaceAll(/\s+/g, ' ')).join('\n');
}

/** All text that takes room, in the order of the document. */
function textsIn(root: Document): Text[] {
	return everywhere('body, body *', root)
		.filter((element) => !element.matches('script, style, noscript, template'))
		.flatMap(({ childNodes }) => [...childNodes])
		.filter((node) => node instanceof Text)
		.filter(({ data }) => data.trim() !== '');
}

function wholeWindow(): Box {
	return { x: 0, y: 0, width: innerWidth, height: innerHeight };
}
