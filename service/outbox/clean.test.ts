import { expect, test } from 'vitest';
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
