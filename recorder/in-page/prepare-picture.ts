import { PICTURE } from '../thresholds.ts';
import { heightOfPage, scrollPosition } from './scrolling.ts';
import { everywhere, find } from './shadow-trees.ts';

/* Prepares the page for one picture. Edges and boxes in px of the window, as far as it is scrolled. */

const hidden = ';visibility:hidden!important;transition:none!important';

/** Hides words and controls that an edge of the picture cuts in half; by default the window's edges. */
export function hideCutLines(top = 0, bottom = window.innerHeight): void {
	const edges = [top, bottom];
	const meets = (box: DOMRect) => edges.some((edge) => box.top < edge - 1 && box.bottom > edge + 1);
	const crosses = (box: DOMRect) => box.height < (bottom - top) * PICTURE.cut && meets(box);
	for (const part of everywhere('button, input, select, textarea, a'))
		if (
			part.offsetHeight < PICTURE.control &&
			part.checkVisibility() &&
			crosses(part.getBoundingClientRect())
		)
			part.style.cssText += hidden;
	const nodes = everywhere('*').flatMap(({ childNodes }) => [...childNodes]);
	const texts = nodes.filter((node) => node instanceof Text);
	const cut = texts
		.filter((text) => meets(boxOfText(text)))
		.flatMap(wordsOf)
		.filter((word) => crosses(word.getBoundingClientRect()));
	cut.forEach(hideWord);
}

function boxOfText(text: Text): DOMRect {
	const whole = document.createRange();
	whole.selectNodeContents(text);
	return whole.getBoundingClientRect();
}

function wordsOf(text: Text): Range[] {
	return [...text.data.matchAll(/\S+/g)].map((word) => {
		const range = document.createRange();
		range.setStart(text, word.index);
		range.setEnd(text, word.index + word[0].length);
		return range;
	});
}

function hideWord(word: Range): void {
	const span = document.createElement('span');
	span.style.cssText = 'visibility:hidden!important';
	word.surroundContents(span);
}

/** Hides elements that stay in the window while the page scrolls, except large backgrounds. */
export function hideSticky(): void {
	for (const element of everywhere('body *')) {
		const { position } = getComputedStyle(element);
		const { top, width, height } = element.getBoundingClientRect();
		const isBackground = width * height > PICTURE.ground * window.innerWidth * window.innerHeight;
		if (!isBackground && (position === 'fixed' || (position === 'sticky' && top < 1)))
			element.style.cssText += hidden;
	}
}

/**
 * What a detail shows. With `height`, and where the place is a height, lost or without an area: a strip across the
 * page; else the place with a margin.
 */
export function boxOfDetail(
	place: string | number,
	height?: number,
): { x: number; y: number; width: number; height: number } {
	const top = -scrollPosition();
	const page = { width: window.innerWidth, end: top + heightOfPage() };
	const box = typeof place === 'number' ? undefined : find(place)?.getBoundingClientRect();
	const hasArea = box && box.width > 0 && box.height > 0;
	if (!hasArea || height) {
		const strip = height ?? PICTURE.strip;
		const start = box ? Math.round(box.top) : top + (Number(place) || 0);
		const y = Math.max(top, Math.min(start, page.end - strip));
		return { x: 0, y, width: page.width, height: strip };
	}
	// At the window's edge there is no margin: it would show strips of the neighbouring sections.
	const { margin: usual } = PICTURE;
	const margin = box.left < usual || box.right > page.width - usual ? 0 : usual;
	const x = Math.max(0, box.left - margin);
	// Only whole pixels: a part of one would show the neighbouring section.
	const y = Math.ceil(Math.max(top, box.top - margin));
	const end = Math.floor(box.bottom + margin);
	return { x, y, width: Math.min(box.right + margin, page.width) - x, height: end - y };
}
