import { expect, test } from 'vitest';
import { table } from './table.ts';
import { cells } from './terminal-text.ts';

const COLUMNS = [
	{ title: 'Nr.', least: 4, right: true },
	{ title: 'Name', least: 6, most: 10 },
	{ title: 'Text', least: 8 },
];

test('columns stand below each other', () => {
	const rows = [
		['1', 'Anna', 'Hallo'],
		['20', '中文', 'Guten Tag'],
	];
	expect(table(COLUMNS, rows, 80)).toBe(
		['Nr.  Name  Text', '  1  Anna  Hallo', ' 20  中文  Guten Tag'].join('\n'),
	);
});

test.each([120, 80, 40, 25, 15, 4])('no line is wider than %i cells', (width) => {
	const rows = [['123456', 'Annabella Beispiel', '👩‍💻 wort '.repeat(50)]];
	for (const line of table(COLUMNS, rows, width).split('\n')) {
		expect(cells(line)).toBeLessThanOrEqual(width);
	}
});

test('where it is too narrow the last columns are left out', () => {
	expect(table(COLUMNS, [['1', 'Anna', 'Hallo']], 14)).toBe('Nr.  Name\n  1  Anna');
});

test('what does not fit ends in an ellipsis', () => {
	expect(table(COLUMNS, [['1', 'Annabella-Sophie', 'Hallo']], 80)).toContain('Annabella…  Hallo');
});
