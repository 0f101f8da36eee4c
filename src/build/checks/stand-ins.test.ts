import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isShipped } from '../../../testing/is-shipped.ts';
import { newFolder } from '../../../testing/new-folder.ts';
import { readStandIns } from './stand-ins.ts';

test.each([
	['whole', '# Ein Haus.\n!muster\nprojekt:\n  kunde: Haus\n', ''],
	['in one value', 'projekt:\n  kunde: !muster Haus\n', 'projekt.kunde'],
])('an entry of a project may be a stand-in, %s', (_, text, field) => {
	const root = newFolder();
	const file = 'src/content/projekte/haus.yaml';
	mkdirSync(join(root, 'src/content/projekte'), { recursive: true });
	writeFileSync(join(root, file), text);
	expect(readStandIns(root)).toEqual([{ file, line: 2, field }]);
});

test('words of a portfolio are stand-ins once there is a project that it shows', () => {
	const root = newFolder();
	mkdirSync(join(root, 'src/content/texte'), { recursive: true });
	const sample = 'titel: !muster Muster\n';
	for (const name of ['portfolio', 'start'])
		writeFileSync(join(root, `src/content/texte/${name}.yaml`), sample);
	const files = () => readStandIns(root).map(({ file }) => file);
	expect(files()).toEqual(['src/content/texte/start.yaml']);
	mkdirSync(join(root, 'src/content/projekte'));
	writeFileSync(join(root, 'src/content/projekte/haus.yaml'), 'projekt:\n');
	expect(files()).toEqual(['src/content/texte/portfolio.yaml', 'src/content/texte/start.yaml']);
});

test('a stand-in in the head of an own page is named by its line, one in its text is a word', () => {
	const root = newFolder();
	const file = 'src/content/seiten/preise.md';
	mkdirSync(join(root, 'src/content/seiten'), { recursive: true });
	writeFileSync(
		join(root, file),
		'---\ntitel: Preise\nmasslinie: !muster x\n---\nday: !muster y\n',
	);
	writeFileSync(join(root, 'src/content/seiten/ohne-kopf.md'), 'titel: !muster x\n');
	expect(readStandIns(root)).toEqual([{ file, line: 3, field: 'masslinie' }]);
});

test.runIf(isShipped)('as shipped, every promise, price and period is a stand-in', () => {
	const found = readStandIns();
	const facts = found.filter(({ file }) => file === 'inhaber.yaml').map(({ field }) => field);
	const optional = ['ort', 'antwortzeit', 'naechsterTermin', 'erstgespraech', 'telefonzeiten'];
	const price = ['betrag', 'umsatzsteuer', 'spanne'];
	expect(facts).toEqual(
		expect.arrayContaining([
			...['name', 'startJahr', 'abgeschlosseneProjekte', 'aktiveKunden', 'belegt', 'aufbewahrung'],
			...optional.map((name) => `freiwillig.${name}`),
			...price.map((name) => `freiwillig.preisrahmen.${name}`),
			...[0, 1, 2, 3].map((i) => `freiwillig.leistungen[${i}]`),
		]),
	);
	const files = new Set(found.map(({ file }) => file));
	for (const name of ['about', 'fragen', 'kontakt', 'portfolio', 'start'])
		expect(files).toContain(`src/content/texte/${name}.yaml`);
});
