import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test.each([
	['Gesundheitspartner Bergkamen', 18],
	['Überschär-Nakamura', 9],
	['', 0],
])('the longest word of „%s“ has %i letters', (text, letters) => {
	expect(longestWord(text)).toBe(letters);
});
