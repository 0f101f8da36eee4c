import { expect, test } from 'vitest';
import { elementsOf, fileBeside, headingLevel, parseMarkdown, plainText } from './markdown.ts';

test.each([
	['./B%C3%BCro.jpg', 'Büro.jpg'],
	['./100%.jpg', '100%.jpg'],
	['./bilder/a.jpg', undefined],
	['../a.jpg', undefined],
	['a.jpg', undefined],
	['https://example.org/./a.jpg', undefined],
	[undefined, undefined],
])('the address %s names the file %s beside the text', (address, name) => {
	expect(fileBeside(address)).toBe(name);
});

test('headings have a level, other elements none', () => {
	const elements = elementsOf(parseMarkdown('# a\n\n###### f\n\n---\n\nText'));
	const levels = elements.map((element) => [element.tagName, headingLevel(element)]);
	expect(levels).toEqual([
		['h1', 1],
		['h6', 6],
		['hr', undefined],
		['p', undefined],
	]);
});

test.each([
	['words', 'E-Mail', 'E-\u2060Mail'],
	['a word in code', '`E-Mail`', 'E-Mail'],
	['an indented block', '    E-Mail', 'E-Mail\n'],
	['preformatted text', '<pre>E-Mail</pre>', 'E-Mail'],
])('%s: what belongs together is kept so, code stays as it was written', (_, text, plain) => {
	expect(plainText(parseMarkdown(text))).toBe(plain);
});

test.each([
	['Kund*innen und Mitarbeiter*innen', 'Kund*innen und Mitarbeiter*innen', ''],
	[
		'Wir *be*raten, *un*möglich, für jede*n und jede*r',
		'Wir beraten, unmöglich, für jede*n und jede*r',
		'em em',
	],
	['*Kund*innen und Mitarbeiter*innen* hier', 'Kund*innen und Mitarbeiter*innen hier', 'em'],
	['`a*b` *betont* und **fett**', 'a*b betont und fett', 'code em strong'],
	['49 €* und *betont*', '49 €* und betont', 'em'],
])('a star between letters stays one: %s', (text, plain, names) => {
	const tree = parseMarkdown(text);
	expect(plainText(tree).replaceAll('\u00a0', ' ')).toBe(plain);
	const [, ...within] = elementsOf(tree).map(({ tagName }) => tagName);
	expect(within.join(' ')).toBe(names);
});

test('a note in brackets stays in its place: no text gets a list of footnotes at its end', () => {
	const tree = parseMarkdown('Text[^1]\n\n[^1]: Quelle');
	expect(elementsOf(tree).map(({ tagName }) => tagName)).not.toContain('section');
});
