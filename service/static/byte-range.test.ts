import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
	['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
	['bytes=900-', { kind: 'part', start: 900, end: 999 }],
	['bytes=-100', { kind: 'part', start: 900, end: 999 }],
	['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
	['bytes=999-5000', { kind: 'part', start: 999, end: 999 }],
	['bytes=1000-', { kind: 'unsatisfiable' }],
	['bytes=-0', { kind: 'unsatisfiable' }],
	['bytes=0-1,5-6', { kind: 'whole' }],
	['bytes=5-2', { kind: 'whole' }],
	['bytes=-', { kind: 'whole' }],
	['zeilen=1-2', { kind: 'whole' }],
	[undefined, { kind: 'whole' }],
])('%j of 1000 bytes', (header, expected) => {
	expect(parseByteRange(header, 1000)).toEqual(expected);
});
