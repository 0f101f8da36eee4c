import { expect, test } from 'vitest';
import { sectionWords } from './section-words.ts';

test.each([
	['Front-End Entwickler', ['Front-End', 'Entwickler']],
	[' Web\u00a0Designerin ', ['Web', 'Designerin']],
	['Webentwicklerin', undefined],
	['Freie Front-End Entwicklerin', undefined],
	['', undefined],
])('a headline is cut between two words, and no other: %s', (headline, words) => {
	expect(sectionWords(headline)).toEqual(words);
});
