import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

describe('a cell that a spreadsheet would take for a formula', () => {
	test.each([
		'=1+1',
		'+49 231 1',
		'-1',
		'@SUM(A1)',
		'  =1+1',
		'\t=1+1',
		'|cmd',
		'%0A',
		'\u200b=1',
		'＝1+1',
		'\n=1',
	])('%j is made text', (value) => {
		expect(csvLine([value]).replace(/^"/, '').startsWith("'")).toBe(true);
	});

	test.each(['Anna', '1', 'a=b', 'anna@beispiel.example', '', 'Ä-B'])('is not %j', (value) => {
		expect(csvLine([value])).toBe(`${value}\r\n`);
	});
});

test('separators, quotation marks and line breaks are quoted', () => {
	expect(csvLine(['a;b', 'sagt "ja"', 'eins\nzwei', 7])).toBe(
		'"a;b";"sagt ""ja""";"eins\nzwei";7\r\n',
	);
});
