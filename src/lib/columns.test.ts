import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('cards fill every row, whatever their number', () => {
	for (let anzahl = 1; anzahl <= 9; anzahl += 1) {
		let frei = 12;
		for (let index = 0; index < anzahl; index += 1) {
			const breite = columns(index, anzahl);
			expect(breite, `${anzahl} cards, index ${index}`).toBeLessThanOrEqual(frei);
			frei = frei === breite ? 12 : frei - breite;
		}
		expect(frei, `${anzahl} cards: the last row is full`).toBe(12);
	}
	const sechs = Array.from({ length: 6 }, (_, index) => columns(index, 6));
	expect(sechs).toEqual([12, 7, 5, 5, 7, 12]);
});
