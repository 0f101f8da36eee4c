/** Where a pointer is between the left and the right edge of a box, from 0 to 100; beyond an edge it counts as on it. */
export function percentAt(clientX: number, box: { left: number; width: number }): number {
	return Math.min(100, Math.max(0, (100 * (clientX - box.left)) / box.width));
}
