import type { Owner, Part } from './parts.ts';
import { asRgb, hasColour, inView, mark, pseudoBox, readBox, toBox } from './read-box.ts';
import { readIcon, readLines } from './read-lines.ts';
import { readBackdrop, readPicture } from './read-picture.ts';

/**
 * Everything in view, in the order of the document; each element of a part is marked with its number.
 * Runs inside the page, where `readers` are provided.
 */
export function readPage(): Part[] {
	return readElement(document.documentElement, { ground: 'rgb(255, 255, 255)', opacity: 1 });
}

/** `around`: the colour behind the element, and how much of it is to be seen. */
export function readElement(element: Element, around: { ground: string; opacity: number }): Part[] {
	yieldStyle(element);
	const style = getComputedStyle(element);
	const opacity = around.opacity * Number(style.opacity);
	if (isHidden(element, style)) return [];
	markLayer(element, style, opacity);
	if (opacity < 0.15) return [];
	// The page's own background fills the window, however short the page.
	const box = element.matches('html, body')
		? { x: 0, y: 0, width: innerWidth, height: innerHeight }
		: toBox(element.getBoundingClientRect());
	const shown = style.visibility !== 'hidden' && inView(box);
	const ground = hasColour(style.backgroundColor) ? asRgb(style.backgroundColor) : around.ground;
	const parts: Part[] = [];
	const readOwn = (pseudo: Owner['pseudo']) => {
		const own = pseudo ? getComputedStyle(element, pseudo) : style;
		const seen = pseudo ? opacity * Number(own.opacity) : opacity;
		const isLeft = own.content === 'none' || own.display === 'none' || own.visibility === 'hidden';
		const place = pseudo ? pseudoBox(element, own) : box;
		if (!shown || (pseudo && (isLeft || seen < 0.15))) return;
		const behind = pseudo ? ground : around.ground;
		parts.push(...readBox(element, own, place, { ground: behind, opacity: seen }, pseudo));
		parts.push(...readBackdrop(element, own, place, pseudo));
		if (pseudo) parts.push(...readIcon({ number: mark(element), pseudo }, own, place));
	};
	readOwn('');
	if (element.matches('svg, img, video, canvas, iframe, object, embed, [type="image"]'))
		return shown ? [...parts, ...readPicture(element, box)] : [];
	readOwn('::before');
	const nodes =
		element instanceof HTMLSlotElement
			? element.assignedNodes({ flatten: true })
			: (element.shadowRoot ?? element).childNodes;
	for (const node of nodes)
		if (node instanceof Element) parts.push(...readElement(node, { ground, opacity }));
		else if (node instanceof Text && style.visibility !== 'hidden')
			parts.push(...readLines(node, element, style, ground));
	readOwn('::after');
	return parts;
}

/** Lets a style sheet change what an element's own attribute says with emphasis, but for what is not to be seen. */
export function yieldStyle(element: Element): void {
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
	for (const name of [...element.style])
		if (element.style.getPropertyPriority(name) && !/^(display|visibility)$/.test(name))
			element.style.setProperty(name, element.style.getPropertyValue(name));
}

/** What is half transparent or filtered stays a layer of its own once it is neither, lest the order of painting change. */
export function markLayer(element: Element, style: CSSStyleDeclaration, opacity: number): void {
	const isFiltered = [style.filter, style.backdropFilter].some((value) => value !== 'none');
	const isLayer = isFiltered || style.mixBlendMode !== 'normal' || Number(style.opacity) < 1;
	if (!isLayer) return;
	const kind = opacity < 0.15 ? 'gone' : isFiltered ? 'filter' : 'opacity';
	element.setAttribute('data-werkplan-layer', kind);
}

/** Also what only a screen reader gets: cut down to nothing, but laid out in full. */
export function isHidden(
	element: Element,
	{ display, clipPath, clip }: CSSStyleDeclaration,
): boolean {
	return (
		// What has no box of its own, as a slot, has contents.
		(display !== 'contents' && !element.checkVisibility({ contentVisibilityAuto: true })) ||
		/^inset\((50|100)%/.test(clipPath) ||
		/^rect\([01]px,? [01]px/.test(clip)
	);
}
