import type { Box } from '../plan/parts.ts';

/** A point of the window, in px. */
export type Point = { x: number; y: number };

export function toBox({ left, top, width, height }: DOMRect): Box {
	return { x: left, y: top, width, height };
}

export function inView({ x, y, width, height }: Box): boolean {
	// One pixel in all is text for a screen reader; a line may be one pixel high.
	const isThere = width * height > 1;
	return isThere && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
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
