import { expect, test } from 'vitest';
import { asStored } from './anfrage.ts';

const KEPT = '  Ü  👩‍💻 שלום \u200e ';
const BREAKS = 'a\r\nb\rc\nd\te\u0085f\u2028g\u2029h\vi\fj';
test.each([
	['composed umlauts', 'A\u0308nne', 'Änne', 'Änne'],
	['no control characters', 'a\u0000\u0007\u001b\u007f\u009bb', 'ab', 'ab'],
	[
		'line breaks and tabs in the message alone',
		BREAKS,
		'a b c d e f g h i j',
		'a\nb\nc\nd\te\nf\ng\nh\ni\nj',
	],
	['valid Unicode', 'a\ud83dz', 'a\ufffdz', 'a\ufffdz'],
	['all other characters unchanged', KEPT, KEPT, KEPT],
])('a stored text has %s', (_, text, line, lines) => {
	expect(asStored(text, 'text')).toBe(line);
	expect(asStored(text, 'multiline')).toBe(lines);
});

test('thirty combining marks in a row stay unchanged; a joiner is inserted before the thirty-first', () => {
	const marks = (count: number) => '\u0316'.repeat(count);
	const normalise = (text: string) => asStored(text, 'multiline');
	expect(normalise(`x${marks(30)}`)).toBe(`x${marks(30)}`);
	expect(normalise(`x${marks(61)}`)).toBe(`x${marks(30)}\u034f${marks(30)}\u034f${marks(1)}`);
	// Marks of a composed character count too.
	const decomposed = normalise(`ǖ${marks(29)}`).normalize('NFD');
	expect(decomposed).toMatch(/^u[\p{M}--\u034f]{30}\u034f\p{M}$/v);
	expect(normalise('\u0344'.repeat(16))).toBe(`${'\u0308\u0301'.repeat(15)}\u034f\u0308\u0301`);
});

test('three hundred thousand combining marks are all kept', () => {
	// The last mark is of the highest class: all others are sorted before it. In one run that would take minutes.
	const text = `a${'\u0345\u0301\u0316'.repeat(100_000)}`;
	const normalised = asStored(text, 'text').normalize('NFD');
	expect([...normalised].filter((character) => character !== '\u034f')).toHaveLength(300_001);
});
