import { expect, test } from 'vitest';
import { areaOf, largestOf, meet, middleOf, overlap } from './parts.ts';
import { box } from './testing/parts.ts';

test('boxes meet where they have a part in common, not where they touch', () => {
	const one = box(10, 10, 20, 20);
	expect(meet(one, box(29, 29, 5, 5))).toBe(true);
	for (const other of [box(30, 10, 5, 5), box(5, 10, 5, 5), box(10, 30, 5, 5), box(10, 5, 5, 5)])
		expect(meet(one, other)).toBe(false);
});

test('what two boxes have in common has an area', () => {
	const one = box(10, 10, 20, 20);
	expect(overlap(one, box(20, 25, 40, 40))).toBe(10 * 5);
	expect(overlap(box(20, 25, 40, 40), one)).toBe(10 * 5);
	expect(overlap(one, box(0, 0, 15, 12))).toBe(5 * 2);
	expect(overlap(one, box(40, 40, 9, 9))).toBe(0);
	expect(overlap(one, box(12, 14, 3, 4))).toBe(12);
});

test('middle, area and the largest', () => {
	expect(middleOf(box(10, 20, 30, 50))).toEqual(box(25, 45, 0, 0));
	expect(areaOf(box(1, 2, 3, 4))).toBe(12);
	const boxes = [box(0, 0, 2, 3), box(0, 0, 5, 5), box(9, 9, 1, 20)].map((one) => ({ box: one }));
	expect(largestOf(boxes)?.box.width).toBe(5);
	expect(largestOf([])).toBeUndefined();
});
