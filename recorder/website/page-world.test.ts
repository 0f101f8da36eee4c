import { expect, test } from 'vitest';
import { plainText } from './page-world.ts';

test('a heading cannot colour or clear the owner’s terminal, nor reverse its text', () => {
	expect(plainText('\u001b[2J\u001b]0;x\u0007Haus\u009b31m am \u202eSee\u2069\u0000')).toBe(
		'[2J]0;xHaus31m am See',
	);
});

test('letters, emoji and line ends stay', () => {
	const text = 'Süß & „Öl“\n\t👩‍🌾 עברית';
	expect(plainText(text)).toBe(text);
});
