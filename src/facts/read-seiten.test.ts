import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { readSeite, readSeiten, takenAddresses } from './read-seiten.ts';

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
	const text = `\ufeff---\n${HEAD}\n---\nText\n`.replaceAll('\n', '\r\n');
	expect(readSeiten(rootWith({ 'preise.md': text }))).toMatchObject([{ markdown: 'Text\n' }]);
});

test('blanks behind the lines around the head, and a head with nothing below it, do no harm', () => {
	const text = `--- \n${HEAD}\n---  `;
	expect(readSeite('preise.md', text, [])).toMatchObject({ titel: 'Preise', markdown: '' });
});

const FILE = 'src/content/seiten/preise.md';

test.each([
	['Meine Preise.md', 'Der Dateiname ist die Adresse: '],
	['preise 2.md', 'Der Dateiname ist die Adresse: '],
	['kontakt.md', 'Die Adresse /kontakt gibt es schon; '],
])('a page named %s is refused', (name, beginning) => {
	const [fault = '', ...others] = faultsOf(name, `---\n${HEAD}\n---\n`);
	expect(fault).toMatch(RegExp(`^src/content/seiten/${name}: ${beginning}`));
	expect(others).toEqual([]);
});

test('an address is taken by a page, a folder, or the service', () => {
	const others = ['kontakt', '404', 'portfolio', 'og', 'projekte', 'backend'];
	expect(takenAddresses(process.cwd())).toEqual(expect.arrayContaining(others));
});

test.each([
	['no head', '## Preise', ': Am Anfang der Datei stehen'],
	['words above the head', `## Preise\n---\n${HEAD}\n---\n`, ': Am Anfang der Datei stehen'],
	[
		'no description',
		'---\ntitel: Preise\nmasslinie: x\n---\n',
		', Feld „beschreibung“: gefunden nichts, erwartet einen Text. Bitte dort ergänzen.',
	],
	[
		'an empty title',
		`---\n${HEAD.replace('Preise', "''")}\n---\n`,
		', Zeile 2, Feld „titel“: gefunden nichts, erwartet einen Text. Bitte dort berichtigen.',
	],
	[
		'a mistyped field',
		`---\n${HEAD}\nmenu: Preise\n---\n`,
		', Zeile 5, Feld „menu“: gefunden ein unbekanntes Feld, erwartet die Felder titel, beschreibung, masslinie, menue. Bitte den Namen berichtigen oder die Zeile entfernen.',
	],
	[
		'a name in the menu that is none',
		`---\n${HEAD}\nmenue: ja\n---\n`,
		', Zeile 5, Feld „menue“: gefunden „ja“, erwartet ihren Namen im Menü, oder keine Zeile.',
	],
	[
		'a fact in braces',
		`---\n${HEAD.replace('Preise', 'Ab {preis}')}\n---\n`,
		', Zeile 2, Feld „titel“: gefunden „Ab {preis}“, erwartet die Worte selbst',
	],
	[
		'a sentence that would have a condition',
		`---\n${HEAD.replace('Preise', "'[[preis: Ab neun.]]'")}\n---\n`,
		', Zeile 2, Feld „titel“: gefunden „[[preis: Ab neun.]]“, erwartet die Worte selbst',
	],
	['a fact in braces below its head', `---\n${HEAD}\n---\nAb\n{preis}\n`, ': Zeile 7: „{preis}“'],
	[
		'a quotation mark that is not closed',
		`---\n${HEAD.replace('Preise', '"Preise')}\n---\n`,
		', Zeile 2: gefunden „titel: "Preise“, erwartet ein schließendes Anführungszeichen',
	],
])('a page with %s is refused, and told where and what belongs there', (_, text, fault) => {
	const [first = '', ...others] = faultsOf('preise.md', text);
	expect(first.slice(0, FILE.length + fault.length)).toBe(`${FILE}${fault}`);
	expect(others).toEqual([]);
});

test('each fault of a text has a line of its own', () => {
	const text = `---\n${HEAD}\n---\n# Noch eine\n\n![Werkstatt](./fehlt.jpg)\n\n![Werkstatt](./da.jpg)`;
	expect(readSeite('preise.md', text, [], ['da.jpg'])).toEqual([
		expect.stringMatching(`^${FILE}: .*„fehlt.jpg“`),
		expect.stringMatching(`^${FILE}: „# Noch eine“`),
	]);
});

/** What is wrong with a page; /kontakt is another's address. */
function faultsOf(name: string, text: string): string[] {
	const seite = readSeite(name, text, ['kontakt']);
	return Array.isArray(seite) ? seite : [];
}

/** A project's root with these own pages. */
function rootWith(files: Record<string, string | Buffer>): string {
	const root = newFolder();
	for (const folder of ['src/pages', 'public', 'src/content/seiten'])
		mkdirSync(join(root, folder), { recursive: true });
	for (const [name, text] of Object.entries(files))
		writeFileSync(join(root, 'src/content/seiten', name), text);
	return root;
}

test('pages are sorted by address; a picture beside them is no page', () => {
	const text = `---\n${HEAD}\n---\n![Werkstatt](./a.jpg)`;
	const seiten = readSeiten(rootWith({ 'preise.md': text, 'ablauf.md': text, 'a.jpg': '' }));
	expect(seiten.map(({ path }) => path)).toEqual(['/ablauf', '/preise']);
	expect(readSeiten(newFolderWithoutPages())).toEqual([]);
});

test('every fault of every page is named with its file', () => {
	const root = rootWith({
		'a.md': '',
		'gut.md': `---\n${HEAD}\n---\n`,
		'b.md': `---\n${HEAD}\n---\n# A\n\n# B`,
	});
	const read = () => readSeiten(root);
	expect(read).toThrow(
		/^Diese Seiten sind nicht zu lesen:\nsrc\/content\/seiten\/a\.md: .*\n.*b\.md: .*# A.*\n.*b\.md: .*# B/,
	);
	expect(read).not.toThrow(/gut/);
});

test('a picture is there whose name a Mac wrote', () => {
	const text = `---\n${HEAD}\n---\n![Büro](./Bu\u0308ro.Jpg)`;
	expect(readSeiten(rootWith({ 'a.md': text, 'B\u00fcro.Jpg': '' }))).toHaveLength(1);
	expect(readSeiten(rootWith({ 'a.md': text.normalize(), 'Bu\u0308ro.Jpg': '' }))).toHaveLength(1);
});

test('what is meant for a page and not read is named, and nothing that editors and systems put there', () => {
	const put = { '.DS_Store': '', 'Thumbs.db': '', 'a.md~': '', '.a.md.swp': '' };
	const root = rootWith({ 'preise.md.txt': '', 'ablauf.MD': '', 'a.PNG': '', ...put });
	mkdirSync(join(root, 'src/content/seiten/leistungen'));
	const sentence = (name: string) =>
		`src/content/seiten/${name} wird nicht gelesen: Hier liegen nur`;
	expect(() => readSeiten(root)).toThrow(
		RegExp(
			`lesen:\n${sentence('ablauf.MD')}.*\n${sentence('leistungen')}.*\n${sentence('preise.md.txt')}.*$`,
		),
	);
});

test('a file in another encoding is named, and what to do', () => {
	const text = Buffer.from(`---\n${HEAD}\n---\nBüro`, 'latin1');
	expect(() => readSeiten(rootWith({ 'preise.md': text }))).toThrow(
		/^Die Datei src\/content\/seiten\/preise\.md ist kein Text in UTF-8\. Bitte/,
	);
});

function newFolderWithoutPages(): string {
	const root = newFolder();
	for (const folder of ['src/pages', 'public']) mkdirSync(join(root, folder), { recursive: true });
	return root;
}
