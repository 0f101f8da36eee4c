import { expect, test } from 'vitest';
import { sectionWords } from './section-words.ts';

test.each([
	['Front-End Entwickler', ['Front-End', 'Entwickler']],
	[' Web\u00a0Designerin ', ['Web', 'Designerin']],
	['Webentwicklerin', undefined],
	['Freie Front-End Entwicklerin', undefined],
	['', undefined],
])('%s is cut between its two words, or not at all', (headline, words) => {
	expect(sectionWords(headline)).toEqual(words);
});
