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

/** A project's root with these own pages. */
function rootWith(files: Record<string, string>): string {
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

function newFolderWithoutPages(): string {
	const root = newFolder();
	for (const folder of ['src/pages', 'public']) mkdirSync(join(root, folder), { recursive: true });
	return root;
}
