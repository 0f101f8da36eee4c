import type { Box } from '../plan/parts.ts';

/* These functions run inside the photographed page (see in-page.ts): they bring it into the frame of a picture. */

/**
 * Half a line at the upper or lower edge of a picture reads as a fault: its words go. Edges in px of the
 * page, by default those of the window.
 */
export function hideCutLines(from = window.scrollY, until = from + window.innerHeight): void {
	const edges = [from - window.scrollY, until - window.scrollY];
	const meets = ({ top, bottom }: DOMRect) =>
		edges.some((edge) => top < edge - 1 && bottom > edge + 1);
	const crosses = (box: DOMRect) => box.height < (until - from) / 3 && meets(box);
	for (const part of document.querySelectorAll<HTMLElement>('button, input, select, textarea, a'))
		if (part.offsetHeight < 90 && part.checkVisibility() && crosses(part.getBoundingClientRect()))
			part.style.cssText += ';visibility:hidden!important;transition:none!important';
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const cut: Range[] = [];
	const whole = document.createRange();
	for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
		whole.selectNodeContents(text);
		if (!meets(whole.getBoundingClientRect())) continue;
		for (const word of text.data.matchAll(/\S+/g)) {
			const range = document.createRange();
			range.setStart(text, word.index);
			range.setEnd(text, word.index + word[0].length);
			if (crosses(range.getBoundingClientRect())) cut.push(range);
		}
	}
	for (const range of cut) {
		const veil = document.createElement('span');
		veil.style.cssText = 'visibility:hidden!important';
		range.surroundContents(veil);
	}
}

/**
 * Brings a place to the window's top, below a header that stays there ('oben' = start of the page, a
 * number = so many px down). Gives how far the page is scrolled then; undefined where there is none such.
 */
export function scrollToTarget(place: string | number): number | undefined {
	const element = typeof place === 'number' ? null : document.querySelector(place);
	if (element) {
		element.scrollIntoView({ block: 'start', behavior: 'instant' });
		const over = document
			.elementsFromPoint(window.innerWidth / 2, 1)
			.map((one) => one.closest('header, nav, [class*="nav" i], [class*="header" i]'))
			.find((one) => one && /fixed|sticky/.test(getComputedStyle(one).position));
		const hidden =
			(over?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
		if (!over?.contains(element) && hidden > 0 && hidden < 200)
			window.scrollBy({ top: -hidden, behavior: 'instant' });
	} else if (place === 'oben' || typeof place === 'number')
		window.scrollTo({ top: Number(place) || 0, behavior: 'instant' });
	else return undefined;
	return Math.round(window.scrollY);
}

/** Takes what stays in the window while the page moves out of the picture of one section, but not its ground. */
export function hideSticky(): void {
	for (const element of document.querySelectorAll<HTMLElement>('body *')) {
		const { position } = getComputedStyle(element);
		const { top, width, height } = element.getBoundingClientRect();
		const isGround = width * height > 0.5 * window.innerWidth * window.innerHeight;
		if (!isGround && (position === 'fixed' || (position === 'sticky' && top < 1)))
			element.style.cssText += ';visibility:hidden!important;transition:none!important';
	}
}

/**
 * A piece of the page, in px of it: so much of its full width from the top of the place on, or without a height what
 * the place takes up, with a margin. Undefined where nothing is to be seen.
 */
export function boxOfDetail(place: string | number, high?: number): Box | undefined {
	const page = { width: window.innerWidth, height: document.documentElement.scrollHeight };
	const at = typeof place === 'number' ? null : document.querySelector(place);
	const { left, right, top, bottom } = at?.getBoundingClientRect() ?? {
		...{ left: 0, right: page.width, top: Number(place) - window.scrollY, bottom: page.height },
	};
	if (Number.isNaN(top) || right <= left || bottom <= top) return undefined;
	if (high) {
		const y = Math.min(Math.round(top + window.scrollY), page.height - high);
		return { x: 0, y: Math.max(0, y), width: page.width, height: high };
	}
	// A section that meets the window's edge gets no margin: strips of its neighbours would show.
	const margin = left < 24 || right > page.width - 24 ? 0 : 24;
	const x = Math.max(0, left - margin);
	// Of a pixel that only begins or ends in the section, the neighbour has the rest.
	const y = Math.ceil(Math.max(0, top + window.scrollY - margin));
	const end = Math.floor(bottom + window.scrollY + margin);
	return { x, y, width: Math.min(right + margin, page.width) - x, height: end - y };
}
