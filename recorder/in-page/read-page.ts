import { asRgb, hasColour } from '../plan/colour.ts';
import type { Box, Part, PartOf, Unmarked, WindowParts } from '../plan/parts.ts';
import { DRAWN } from '../thresholds.ts';
import { inView, toBox } from './geometry.ts';
import {
	type Painted,
	readBackdrop,
	readBox,
	readIcon,
	readLines,
	readPicture,
} from './read-parts.ts';

/** The colour behind an element, and the opacity of what contains it. */
type Around = { behind: string; opacity: number };

const pictures = 'svg, img, video, canvas, iframe, object, embed, [type="image"]';

/** Reads all visible parts in the order of the document and marks their elements. */
export function readPage(): WindowParts {
	const paper = { behind: 'rgb(255, 255, 255)', opacity: 1 };
	const { width, height } = window.visualViewport ?? { width: innerWidth, height: innerHeight };
	const view = { x: 0, y: 0, width, height };
	return { parts: readElement(document.documentElement, paper), view };
}

function readElement(element: Element, around: Around): Part[] {
	dropImportant(element);
	const style = getComputedStyle(element);
	const opacity = around.opacity * Number(style.opacity);
	if (isHidden(element, style)) return [];
	markLayer(element, style, opacity);
	if (opacity < DRAWN.opacity) return [];
	const box = boxOf(element);
	const shown = isShown(style, box);
	const own = shown
		? readPainted({ element, pseudo: '', style, box, behind: around.behind, opacity })
		: [];
	if (element.matches(pictures))
		return shown ? [...own, ...markAll(element, '', readPicture(element, box))] : [];
	const behind = hasColour(style.backgroundColor) ? asRgb(style.backgroundColor) : around.behind;
	const inside = nodesIn(element).flatMap((node) =>
		readNode(node, element, style, { behind, opacity }),
	);
	if (!shown) return inside;
	const before = readPseudo(element, '::before', { behind, opacity });
	const after = readPseudo(element, '::after', { behind, opacity });
	return [...own, ...before, ...inside, ...after];
}

function readNode(node: Node, parent: Element, style: CSSStyleDeclaration, around: Around): Part[] {
	if (node instanceof Element) return readElement(node, around);
	const isText = node instanceof Text && style.visibility !== 'hidden';
	return isText ? markAll(parent, '', readLines(node, parent, style, around.behind)) : [];
}

/** Its box, icon and background. */
function readPainted(painted: Painted): Part[] {
	const parts = [...readBox(painted), ...readBackdrop(painted), ...readIcon(painted)];
	return markAll(painted.element, painted.pseudo, parts);
}

function readPseudo(element: Element, pseudo: '::before' | '::after', around: Around): Part[] {
	const style = getComputedStyle(element, pseudo);
	const opacity = around.opacity * Number(style.opacity);
	const isLeftOut = [style.content, style.display].includes('none') || opacity < DRAWN.opacity;
	if (isLeftOut || style.visibility === 'hidden') return [];
	const box = pseudoBox(element, style);
	return readPainted({ element, pseudo, style, box, behind: around.behind, opacity });
}

/** The box of a pseudo-element: about where it is placed or flows in its element. */
function pseudoBox(element: Element, style: CSSStyleDeclaration): Box {
	const { x, y } = element.getBoundingClientRect();
	const px = (length: string) => Number.parseFloat(length) || 0;
	return {
		x: x + element.clientLeft + px(style.left),
		y: y + element.clientTop + px(style.top),
		width: px(style.width) || element.clientWidth,
		height: px(style.height) || element.clientHeight,
	};
}

/** What an element contains: its shadow root, or what a slot was given. */
function nodesIn(element: Element): Node[] {
	if (element instanceof HTMLSlotElement) return element.assignedNodes({ flatten: true });
	return [...(element.shadowRoot ?? element).childNodes];
}

/** An element without a box, such as a slot, still has contents; a clipped one is for screen readers only. */
function isHidden(element: Element, { display, clipPath, clip }: CSSStyleDeclaration): boolean {
	if (display !== 'contents' && !element.checkVisibility({ contentVisibilityAuto: true }))
		return true;
	return /^inset\((50|100)%/.test(clipPath) || /^rect\([01]px,? [01]px/.test(clip);
}

function isShown({ visibility }: CSSStyleDeclaration, box: Box): boolean {
	return visibility !== 'hidden' && inView(box);
}

/** The page's own background fills the window of a short page, too. */
function boxOf(element: Element): Box {
	if (element.matches('html, body')) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
	return toBox(element.getBoundingClientRect());
}

/**
 * Removes !important from an element's style attribute, so that a style sheet can change it; what it hides
 * stays hidden.
 */
function dropImportant(element: Element): void {
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
	for (const name of [...element.style])
		if (element.style.getPropertyPriority(name) && !/^(display|visibility)$/.test(name))
			element.style.setProperty(name, element.style.getPropertyValue(name));
}

/**
 * Marks transparent and filtered elements: without their own layer, the drawing would be painted in another
 * order.
 */
function markLayer(element: Element, style: CSSStyleDeclaration, opacity: number): void {
	const isFiltered = [style.filter, style.backdropFilter].some((value) => value !== 'none');
	const isLayer = isFiltered || style.mixBlendMode !== 'normal' || Number(style.opacity) < 1;
	if (!isLayer) return;
	const kind = opacity < DRAWN.opacity ? 'gone' : isFiltered ? 'filter' : 'opacity';
	element.setAttribute('data-werkplan-layer', kind);
}

/** Elements by their numbers, inside shadow roots too. */
const numbered: Element[] = [];

function markAll(element: Element, pseudo: PartOf['pseudo'], parts: Unmarked<Part>[]): Part[] {
	return parts.map((part) => ({ number: mark(element), pseudo, ...part }));
}

/** Marks an element with a number that finds it again. */
function mark(element: Element): number {
	const known = element.getAttribute('data-werkplan');
	if (known !== null) return Number(known);
	element.setAttribute('data-werkplan', String(numbered.length));
	return numbered.push(element) - 1;
}

/** The element of a part. */
export function marked(number: number): Element | undefined {
	return numbered[number];
}
