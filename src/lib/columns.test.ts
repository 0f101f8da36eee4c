import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('cards fill every row, whatever their number', () => {
	for (let count = 1; count <= 9; count += 1) {
		let free = 12;
		for (let index = 0; index < count; index += 1) {
			const width = columns(index, count);
			expect(width, `${count} cards, index ${index}`).toBeLessThanOrEqual(free);
			free = free === width ? 12 : free - width;
		}
		expect(free, `${count} cards: the last row is full`).toBe(12);
	}
	const six = Array.from({ length: 6 }, (_, index) => columns(index, 6));
	expect(six).toEqual([12, 7, 5, 5, 7, 12]);
});
