import { describe, expect, test } from 'vitest';
import { cleanAnfrage } from './clean.ts';
import { sampleAnfrage } from './testing/sample-anfrage.ts';

test('text is stored composed (NFC)', () => {
	const clean = cleanAnfrage(sampleAnfrage({ vorname: 'A\u0308nne', message: 'scho\u0308n' }));
	expect(clean).toMatchObject({ vorname: 'Änne', message: 'schön' });
});

test('control characters disappear everywhere', () => {
	const control = '\u0000\u0007\u001b\u007f\u009b';
	const dirty = `a${control}b`;
	const clean = cleanAnfrage(
		sampleAnfrage({ vorname: dirty, nachname: dirty, phone: dirty, message: dirty }),
	);
	expect(clean).toMatchObject({ vorname: 'ab', nachname: 'ab', phone: 'ab', message: 'ab' });
});

test('line breaks and tabs stay in the message, and in the message alone', () => {
	const text = 'a\r\nb\rc\nd\te\u0085f\u2028g\u2029h';
	const clean = cleanAnfrage(sampleAnfrage({ vorname: text, phone: text, message: text }));
	expect(clean.message).toBe('a\nb\nc\nd\te\nf\ng\nh');
	expect(clean).toMatchObject({ vorname: 'abcdefgh', phone: 'abcdefgh' });
});

test('half a surrogate pair becomes the replacement character', () => {
	expect(cleanAnfrage(sampleAnfrage({ message: 'a\ud83dz' })).message).toBe('a\ufffdz');
});

test('everything else stays as it is, spaces and emoji too', () => {
	const text = '  Ünï  👩‍💻 שלום \u200e ';
	expect(cleanAnfrage(sampleAnfrage({ nachname: text, message: text }))).toMatchObject({
		nachname: text,
		message: text,
	});
});

describe('a row of combining marks', () => {
	test('of thirty stays as it is; a joiner stands before the thirty-first', () => {
		const marks = (count: number) => '\u0316'.repeat(count);
		const clean = (message: string) => cleanAnfrage(sampleAnfrage({ message })).message;
		expect(clean(`x${marks(30)}`)).toBe(`x${marks(30)}`);
		expect(clean(`x${marks(61)}`)).toBe(`x${marks(30)}\u034f${marks(30)}\u034f${marks(1)}`);
		// Marks that composed characters bring along count too.
		expect(clean(`ǖ${marks(29)}`)).toBe(`ǖ${marks(28)}\u034f${marks(1)}`.normalize('NFC'));
		expect(clean('\u0344'.repeat(16))).toBe(`${'\u0308\u0301'.repeat(15)}\u034f\u0308\u0301`);
	});

	test.each(['vorname', 'nachname', 'email', 'phone', 'message'] as const)(
		'of any length in %s takes no longer than its length, and no mark is lost',
		(feld) => {
			for (const half of [16_000, 260_000]) {
				const text = `a${'\u0301'.repeat(half)}${'\u0316'.repeat(half)}`;
				const began = performance.now();
				const clean = cleanAnfrage(sampleAnfrage({ [feld]: text }))[feld];
				expect(performance.now() - began).toBeLessThan(1_000);
				expect([...clean.normalize('NFD')].filter((c) => c !== '\u034f')).toHaveLength(
					2 * half + 1,
				);
			}
		},
	);
});
