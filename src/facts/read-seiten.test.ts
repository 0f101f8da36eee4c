import { expect, test } from 'vitest';
import { readSeite, takenAddresses } from './read-seiten.ts';

const HEAD = 'titel: Preise\nbeschreibung: Was eine Website kostet.\nmasslinie: was sie kostet';

test('a page has its address from its file’s name, and its text below the head', () => {
	expect(readSeite('preise.md', `---\n${HEAD}\nmenue: Preise\n---\n## Texte\n`, [])).toEqual({
		path: '/preise',
		titel: 'Preise',
		beschreibung: 'Was eine Website kostet.',
		masslinie: 'was sie kostet',
		menue: 'Preise',
		markdown: '## Texte\n',
	});
});

test('a file that Windows wrote reads like any other', () => {
	const text = `---\n${HEAD}\n---\nText\n`.replaceAll('\n', '\r\n');
	expect(readSeite('preise.md', text, [])).toMatchObject({ markdown: 'Text\n' });
});

test.each([
	['an address with a space', 'Meine Preise.md', /Dateiname/],
	['the address of another page', 'kontakt.md', /gibt es schon/],
])('%s is refused', (_, name, words) => {
	expect(readSeite(name, `---\n${HEAD}\n---\n`, ['kontakt'])).toMatch(words);
});

test('an address is taken by a page, a folder, or the service', () => {
	const others = ['kontakt', '404', 'portfolio', 'og', 'projekte', 'backend'];
	expect(takenAddresses(process.cwd())).toEqual(expect.arrayContaining(others));
});

test.each([
	['no head', '## Preise', /zwei Zeilen „---“/],
	['no description', '---\ntitel: Preise\nmasslinie: x\n---\n', /beschreibung/],
	['an unknown field', `---\n${HEAD}\nmenu: Preise\n---\n`, /menu/],
])('a page with %s is refused, and told what belongs there', (_, text, words) => {
	expect(readSeite('preise.md', text, [])).toMatch(words);
});

test('each fault of a text has a line of its own', () => {
	const text = `---\n${HEAD}\n---\n# Noch eine\n\n![Werkstatt](./fehlt.jpg)\n\n![Werkstatt](./da.jpg)`;
	const faults = readSeite('preise.md', text, [], ['da.jpg']);
	expect(typeof faults === 'string' && faults.split('\n')).toEqual([
		expect.stringContaining('„fehlt.jpg“'),
		expect.stringContaining('„# Noch eine“'),
	]);
});
