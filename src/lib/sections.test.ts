import { expect, test } from 'vitest';
import { elementsOf, plainText } from './markdown.ts';
import { readSections } from './sections.ts';

const titles = (markdown: string) =>
	readSections(markdown).sections.map(({ id, title }) => [id, title]);

test('what stands before the first section is kept, a smaller heading too', () => {
	const { intro, sections } = readSections('Zuerst.\n\n### Klein\n\nDann.\n\n## Groß\n\nText.');
	expect(plainText(intro)).toBe('Zuerst.KleinDann.');
	expect(sections.map(({ title, body }) => [title, plainText(body)])).toEqual([['Groß', 'Text.']]);
});

test('a title is its words; the heading keeps their emphasis', () => {
	const [section] = readSections('## Das *neue* Web & `a < b`').sections;
	expect(section).toMatchObject({ id: 'das-neue-web-a-b', title: 'Das neue Web & a < b' });
	expect(elementsOf(section?.heading ?? []).map(({ tagName }) => tagName)).toEqual(['em', 'code']);
});

test('each heading has an anchor of its own, also beside one that is the same, or the page’s', () => {
	expect(titles('## Ablauf\n\n### Ablauf\n\n## Ablauf\n\n## Inhalt\n\n## X {#ablauf}')).toEqual([
		['ablauf-2', 'Ablauf'],
		['ablauf-4', 'Ablauf'],
		['inhalt-2', 'Inhalt'],
		['ablauf', 'X'],
	]);
});

test('the anchor of „E-Mail“ has no invisible character', () => {
	expect(titles('## Per E-Mail')).toEqual([['per-e-mail', 'Per E-\u2060Mail']]);
});

test('the anchor of a word that may be divided is the word', () => {
	expect(titles('## Ingenieur&shy;wesen')[0]?.[0]).toBe('ingenieurwesen');
});

test('a heading without letters has an anchor, too', () => {
	expect(titles('## 🚀\n\n## 👋').map(([id]) => id)).toEqual(['abschnitt', 'abschnitt-2']);
});

test('words keep together, addresses and code stay as they are', () => {
	const { intro } = readSections('[E-Mail](/wiki/E-Mail-Adresse) `E-Mail` in 30 Tagen');
	expect(plainText(intro)).toBe('E-\u2060Mail E-Mail in 30\u00a0Tagen');
	expect(elementsOf(intro)[1]?.properties.href).toBe('/wiki/E-Mail-Adresse');
});
