import { asRgb, hasColour } from './colour.ts';
import type { Painted, Part } from './parts.ts';
import { inView, pseudoBox, readBox, toBox } from './read-box.ts';
import { readBackdrop, readIcon, readLines, readPicture } from './read-content.ts';

/** Reads all visible parts in the order of the document and marks their elements. Runs inside the page, with `readers` provided. */
export function readPage(): Part[] {
	return readElement(document.documentElement, { behind: 'rgb(255, 255, 255)', opacity: 1 });
}

/** `around`: the colour behind the element, and the opacity of what contains it. */
export function readElement(element: Element, around: { behind: string; opacity: number }): Part[] {
	dropImportant(element);
	const style = getComputedStyle(element);
	const opacity = around.opacity * Number(style.opacity);
	// An element without a box, such as a slot, still has contents; a clipped one is for screen readers only.
	const isHidden =
		(style.display !== 'contents' && !element.checkVisibility({ contentVisibilityAuto: true })) ||
		/^inset\((50|100)%/.test(style.clipPath) ||
		/^rect\([01]px,? [01]px/.test(style.clip);
	if (isHidden) return [];
	markLayer(element, style, opacity);
	if (opacity < 0.15) return [];
	// The page's own background fills the window of a short page, too.
	const box = element.matches('html, body')
		? { x: 0, y: 0, width: innerWidth, height: innerHeight }
		: toBox(element.getBoundingClientRect());
	const shown = style.visibility !== 'hidden' && inView(box);
	const behind = hasColour(style.backgroundColor) ? asRgb(style.backgroundColor) : around.behind;
	const read = (one: Painted) =>
		shown ? [...readBox(one), ...readBackdrop(one), ...readIcon(one)] : [];
	const own = read({ element, pseudo: '', style, box, behind: around.behind, opacity });
	if (element.matches('svg, img, video, canvas, iframe, object, embed, [type="image"]'))
		return shown ? [...own, ...readPicture(element, box)] : [];
	const readPseudo = (pseudo: '::before' | '::after') => {
		const style = getComputedStyle(element, pseudo);
		const seen = opacity * Number(style.opacity);
		const isLeftOut = [style.content, style.display].includes('none') || seen < 0.15;
		if (isLeftOut || style.visibility === 'hidden') return [];
		return read({ element, pseudo, style, box: pseudoBox(element, style), behind, opacity: seen });
	};
	const nodes =
		element instanceof HTMLSlotElement
			? element.assignedNodes({ flatten: true })
			: (element.shadowRoot ?? element).childNodes;
	const inside = [...nodes].flatMap((node) => {
		if (node instanceof Element) return readElement(node, { behind, opacity });
		const isText = node instanceof Text && style.visibility !== 'hidden';
		return isText ? readLines(node, element, style, behind) : [];
	});
	return [...own, ...readPseudo('::before'), ...inside, ...readPseudo('::after')];
}

/** Removes !important from an element's style attribute, so that a style sheet can change it; what it hides stays hidden. */
export function dropImportant(element: Element): void {
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
	for (const name of [...element.style])
		if (element.style.getPropertyPriority(name) && !/^(display|visibility)$/.test(name))
			element.style.setProperty(name, element.style.getPropertyValue(name));
}

/** Marks transparent and filtered elements: without their own layer, the drawing would be painted in another order. */
export function markLayer(element: Element, style: CSSStyleDeclaration, opacity: number): void {
	const isFiltered = [style.filter, style.backdropFilter].some((value) => value !== 'none');
	const isLayer = isFiltered || style.mixBlendMode !== 'normal' || Number(style.opacity) < 1;
	if (!isLayer) return;
	const kind = opacity < 0.15 ? 'gone' : isFiltered ? 'filter' : 'opacity';
	element.setAttribute('data-werkplan-layer', kind);
}
