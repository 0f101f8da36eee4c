import { headerOver } from './scrolling.ts';
import { everywhere, visible } from './shadow-trees.ts';

/** The text of the first heading of 2 to 59 characters, without quotation marks and control characters; '' if there is none. */
export function titleOf(headings = everywhere('h1, h2, h3, h4')): string {
	const texts = headings.map(({ textContent }) => textContent.replaceAll(/[\s\p{Cc}]+/gu, ' '));
	const titles = texts.map((text) => text.replaceAll(/["„“”»«]/g, '').trim());
	return titles.find((title) => title.length > 1 && title.length < 60) ?? '';
}

/** Scrolls to a height of the page, less a header that stays; returns where the page then is, and the title in view. */
export function showSection(y: number): { y: number; title: string } {
	window.scrollTo({ top: y, behavior: 'instant' });
	window.scrollBy({ top: -headerOver(), behavior: 'instant' });
	const top = headerOver();
	const seen = visible('h1, h2, h3, h4').filter(
		({ box }) => box.top >= top - 1 && box.bottom < innerHeight * 0.6,
	);
	return { y: Math.round(window.scrollY), title: titleOf(seen.map(({ element }) => element)) };
}
