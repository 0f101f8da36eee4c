import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test.each([
	['', []],
	[' \n ', []],
	['eins zwei', ['eins zwei']],
	['eins zwölf', ['eins zwölf']],
	['eins zwei drei', ['eins zwei', 'drei']],
	['eins\n\nzwei', ['eins', 'zwei']],
	['zweiundzwanzig', ['zweiundzwa', 'nzig']],
])('„%s“ has the lines %j of ten letters', (text, lines) => {
	expect(wrapped(text, 10)).toEqual(lines);
});
