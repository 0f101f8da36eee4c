import { expect, test } from 'vitest';
import { KNOWN_WORDS, namesKnownWords, wordsIn } from './known-words.ts';

test('the words of a text are those in braces', () => {
	expect(wordsIn('Seit {jahre} Jahren ab {49 €}, {} und {a{b}')).toEqual([
		'jahre',
		'49 €',
		'',
		'b',
	]);
});

test('a text may name facts and amounts, and nothing else; which, is said', () => {
	expect(namesKnownWords('{name}, {beruf}: {erstgespraech} umsonst, sonst {49 €}')).toBe(true);
	expect(namesKnownWords('Ohne Klammern')).toBe(true);
	expect(namesKnownWords('[[preis: Ab {preis}.]] Oder {49 €}.')).toBe(true);
	for (const wrong of ['{name} und {adresse}', '[[Preis: Ab 9 €.]]'])
		expect(namesKnownWords(wrong)).toBe(false);
	expect(KNOWN_WORDS).toMatch(/^in geschweiften Klammern und .* nur name, .*, umsatzsteuer; dazu/);
});
