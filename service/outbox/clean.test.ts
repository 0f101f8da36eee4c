import { expect, test } from 'vitest';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { sampleAnfrage } from '../../testing/sample-anfrage.ts';
import { cleanAnfrage } from './clean.ts';

const control = '\u0000\u0007\u001b\u007f\u009b';

test.each([
	['composed umlauts', 'A\u0308nne', 'Änne', 'Änne'],
	['no control characters', `a${control}b`, 'ab', 'ab'],
	[
		'line breaks and tabs in the message alone',
		'a\r\nb\rc\nd\te\u0085f\u2028g\u2029h',
		'abcdefgh',
		'a\nb\nc\nd\te\nf\ng\nh',
	],
	['valid Unicode', 'a\ud83dz', 'a\ufffdz', 'a\ufffdz'],
	['all the rest as it was', '  Ü  👩‍💻 שלום \u200e ', '  Ü  👩‍💻 שלום \u200e ', null],
])('what is stored has %s', (_, text, line, lines) => {
	const clean = cleanAnfrage(sampleAnfrage({ vorname: text, phone: text, message: text }));
	expect(clean).toMatchObject({ vorname: line, phone: line, message: lines ?? line });
});

test('a row of combining marks of thirty stays as it is; a joiner stands before the thirty-first', () => {
	const marks = (count: number) => '\u0316'.repeat(count);
	const clean = (message: string) => cleanAnfrage(sampleAnfrage({ message })).message;
	expect(clean(`x${marks(30)}`)).toBe(`x${marks(30)}`);
	expect(clean(`x${marks(61)}`)).toBe(`x${marks(30)}\u034f${marks(30)}\u034f${marks(1)}`);
	// Marks that composed characters bring along count too.
	expect(clean(`ǖ${marks(29)}`)).toBe(`ǖ${marks(28)}\u034f${marks(1)}`.normalize('NFC'));
	expect(clean('\u0344'.repeat(16))).toBe(`${'\u0308\u0301'.repeat(15)}\u034f\u0308\u0301`);
});

test.each(TEXT_FIELDS)(
	'sixty thousand of them in $name are all kept, and soon',
	({ name }) => {
		// The last one is of the highest class: all others are sorted before it.
		const text = `a${'\u0345\u0301\u0316'.repeat(20_000)}`;
		const clean = cleanAnfrage(sampleAnfrage({ [name]: text }))[name];
		expect([...clean.normalize('NFD')].filter((c) => c !== '\u034f')).toHaveLength(60_001);
		// Nowhere near the time of their square.
	},
	5_000,
);
