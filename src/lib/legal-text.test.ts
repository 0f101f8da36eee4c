import { expect, test } from 'vitest';
import { escapeMarkup, readLegalText } from './legal-text.ts';
import { elementsOf, plainText } from './markdown.ts';

const read = (markdown: string, words: Record<string, string> = {}, conditions = {}): string =>
	plainText(readLegalText(markdown, { words, conditions }).intro);

test('a word takes the place of its name, a condition keeps or drops what it encloses', () => {
	const text = 'Von {Name}.[[mit Fax: Mit.]][[ohne Fax: Ohne.]][[ein Name: Einer.]]';
	const told = (both: boolean) =>
		read(text, { Name: 'Ina' }, { 'mit Fax': both, 'ein Name': both });
	expect([told(true), told(false)]).toEqual(['Von Ina.Mit.Einer.', 'Von Ina.Ohne.']);
});

test('with a word is what stands where the word is not empty, without it what stands where it is', () => {
	const text = '[[mit Name: Von {Name}.]][[ohne Name: Ohne.]]';
	expect([read(text, { Name: 'A' }), read(text, { Name: '' })]).toEqual(['Von A.', 'Ohne.']);
});

test.each([
	['{Nahme}', /nennt „Nahme“; bekannt sind: Name/],
	['[[mit Fax: x]]', /nennt „mit Fax“; bekannt sind: ja, und „mit“ oder „ohne“ vor einem Namen/],
	['[[ohne Fax: x]]', /nennt „ohne Fax“/],
	['[[Name: x]]', /nennt „Name“/],
	[
		'Eins.\n\n[[mit Fax: x]',
		/Zeile 3: gefunden „\[\[mit Fax: x\]“, erwartet \[\[Bedingung: Text\]\]/,
	],
	['<script>los()</script>', /in src\/content\/recht\/ ist zu berichtigen:\n<script>/],
])('%s is refused with what to do', (markdown, sentence) => {
	expect(() => read(markdown, { Name: 'Ina' }, { ja: true })).toThrow(sentence);
});

test.each([
	...['Müller & Co. *AG*', '[x](/y)', '<b>', '`a_b`', '"{Name}"', 'a\\*b'],
	...['1. Vorsitzende Ada Kurz', '1) Ada', '- Ada', '# Ada', '~~A~~, H~2~O', 'A | B'],
])('a fact as „%s“ is read as it was written, and is no markup', (fact) => {
	const { intro } = readLegalText('{Wort}', {
		words: { Wort: escapeMarkup(fact) },
		conditions: {},
	});
	expect(plainText(intro)).toBe(fact);
	expect(elementsOf(intro).map(({ tagName }) => tagName)).toEqual(['p']);
});

test('a fact without markup stays as it is', () => {
	expect(escapeMarkup('30 Tage')).toBe('30 Tage');
	expect(escapeMarkup(30)).toBe('30');
});
