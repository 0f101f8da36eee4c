import type { Box } from './parts.ts';

/** Whether two boxes have a part in common. */
export function meet(a: Box, b: Box): boolean {
	const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
	return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** In square px. */
export function areaOf({ width, height }: Box): number {
	return width * height;
}

export function largestOf<T extends { box: Box }>(all: T[]): T | undefined {
	return all.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0];
}
