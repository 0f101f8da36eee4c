import { expect, test } from 'vitest';
import { areaOf, largestOf, meet, middleOf, overlap, scaleParts } from './parts.ts';
import { box, boxPart, line } from './testing/parts.ts';

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

test('parts grow with their boxes, and lines of text with what is measured in them; nearly the same size stays', () => {
	const text = { ...line(box(10, 20, 30, 40), 20), baseline: 50, xHeight: 8 };
	const [area, words] = scaleParts([boxPart(box(2, 4, 6, 8), 'header'), text], 1.5);
	expect(area).toEqual(boxPart(box(3, 6, 9, 12), 'header'));
	expect(words).toEqual({ ...text, box: box(15, 30, 45, 60), baseline: 75, xHeight: 12 });
	expect(scaleParts([text], 1.009)).toEqual([text]);
	expect(scaleParts([text], 0.99)).not.toEqual([text]);
});
