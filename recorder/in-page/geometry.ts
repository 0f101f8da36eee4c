import type { Box } from '../plan/parts.ts';

export function toBox({ left, top, width, height }: DOMRect): Box {
	return { x: left, y: top, width, height };
}

export function inView({ x, y, width, height }: Box): boolean {
	// One pixel in all is text for a screen reader; a line may be one pixel high.
	const isThere = width * height > 1;
	return isThere && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

/** The window in px of the page. */
export function viewOfPage(): Box {
	const { width, height } = window.visualViewport ?? { width: innerWidth, height: innerHeight };
	return { x: 0, y: 0, width, height };
}

/** Points spread evenly over the window, as many across as down. */
export function pointsOfWindow(across: number): [x: number, y: number][] {
	const shares = Array.from({ length: across }, (_, i) => (i + 0.5) / across);
	return shares.flatMap((x) =>
		shares.map((y): [number, number] => [x * innerWidth, y * innerHeight]),
	);
}

/** The box of a pseudo-element: about where it is placed or flows in its element. */
export function pseudoBox(element: Element, style: CSSStyleDeclaration): Box {
	const { x, y } = element.getBoundingClientRect();
	const px = (length: string) => Number.parseFloat(length) || 0;
	return {
		x: x + element.clientLeft + px(style.left),
		y: y + element.clientTop + px(style.top),
		width: px(style.width) || element.clientWidth,
		height: px(style.height) || element.clientHeight,
	};
}

/** How an element is scaled, turned and mirrored by all transforms on it and around it. */
export function matrixOf(element: Element): DOMMatrix {
	let matrix = new DOMMatrix();
	for (let outer: Element | null = element; outer; outer = outer.parentElement) {
		const { transform, rotate, scale } = getComputedStyle(outer);
		const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
		const individual = new DOMMatrix().rotate(Number.parseFloat(rotate) || 0).scale(x, y);
		matrix = individual.multiply(new DOMMatrix(transform)).multiply(matrix);
	}
	return matrix;
}
