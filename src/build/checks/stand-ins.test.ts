import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { muster } from '#shared/muster.ts';
import { isShipped } from '../../../testing/is-shipped.ts';
import { newFolder } from '../../../testing/new-folder.ts';
import { findStandIns, readStandIns } from './stand-ins.ts';

test('a stand-in is its value, and is named by file, line and field', () => {
	expect(muster('ab 2.400 €')).toBe('ab 2.400 €');
	const text = `export const inhaber = {
	name: 'Muster & Söhne', // muster('kein Wert')
	telefon: muster('+49 000 0000000'),
	anschrift: { strasse: muster(
		'Musterstraße 1',
	), ort: 'Musterstadt, ab 0.000 €' },
	leistungen: [{ name: 'Bau' }, muster({ name: 'Umbau' })],
} as const;`;
	expect(findStandIns('shared/inhaber.ts', text)).toEqual([
		{ file: 'shared/inhaber.ts', line: 3, field: 'telefon' },
		{ file: 'shared/inhaber.ts', line: 4, field: 'anschrift.strasse' },
		{ file: 'shared/inhaber.ts', line: 7, field: 'leistungen[1]' },
	]);
});

test('texts that say „muster: true“ are named by the block that says it', () => {
	const text =
		'export const a = {\n\tmuster: true,\n\tweg: { muster: true },\n\tb: { muster: false },\n};';
	expect(findStandIns('a.ts', text)).toEqual([
		{ file: 'a.ts', line: 2, field: '' },
		{ file: 'a.ts', line: 3, field: 'weg' },
	]);
});

test('a sample project is named by the line of its entry that says so', () => {
	const root = newFolder();
	const file = 'src/content/projekte/haus.yaml';
	mkdirSync(join(root, 'src/content/projekte'), { recursive: true });
	writeFileSync(join(root, file), 'projekt:\n  kunde: muster: true\nmuster: true\n');
	expect(readStandIns(root)).toEqual([{ file, line: 3, field: '' }]);
});

test.runIf(isShipped)('as shipped, every promise, price and period is a stand-in', () => {
	const found = readStandIns();
	const facts = found.filter(({ file }) => file === 'shared/inhaber.ts').map(({ field }) => field);
	const { preisrahmen, leistungen } = inhaber.freiwillig;
	expect(facts).toEqual(
		expect.arrayContaining([
			'name',
			'startJahr',
			'abgeschlosseneProjekte',
			'aktiveKunden',
			'belegt',
			...['ort', 'antwortzeit', 'naechsterTermin', 'erstgespraech', 'telefonzeiten'].map(
				(name) => `freiwillig.${name}`,
			),
			...Object.keys(preisrahmen).map((name) => `freiwillig.preisrahmen.${name}`),
			...leistungen.map((_, i) => `freiwillig.leistungen[${i}]`),
		]),
	);
	const files = new Set(found.map(({ file }) => file));
	for (const name of ['about', 'fragen', 'kontakt', 'portfolio', 'start'])
		expect(files).toContain(`src/content/texte/${name}.ts`);
});
