import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findStandIns, parseData, readData, writeData } from './data-file.ts';
import { strictFields } from './faults.ts';

const anything = z.record(z.string(), z.unknown());
const read = (text: string) => readData(anything, 'inhaber.yaml', text);

test('a value is the text that stands there: no number loses its zero or its plus', () => {
	const text = 'plz: 01067\nprojekte: +12\nvertrag: nein\nleer:\nland: !muster Deutschland\n';
	expect(read(text)).toEqual({
		plz: '01067',
		projekte: '+12',
		vertrag: 'nein',
		leer: '',
		land: 'Deutschland',
	});
});

test('a stand-in is named by file, line and field, wherever the tag stands', () => {
	const text = `# !muster steht nur hier
name: Muster & Söhne
telefon: !muster +49 000 0000000
anschrift:
  strasse: !muster Musterstraße 1
leistungen:
  - name: Bau
  - !muster
    name: Umbau
leer: !muster ''
`;
	const file = 'inhaber.yaml';
	expect(findStandIns(file, text)).toEqual([
		{ file, line: 3, field: 'telefon' },
		{ file, line: 5, field: 'anschrift.strasse' },
		{ file, line: 8, field: 'leistungen[1]' },
		{ file, line: 10, field: 'leer' },
	]);
});

test.each([
	['a:!muster b\nc: d', 'ein Leerzeichen nach dem Doppelpunkt'],
	['a: b: c', 'Anführungszeichen um einen Text, in dem ein Doppelpunkt steht'],
	['a: "b', 'ein schließendes Anführungszeichen'],
	['a: 1\na: 2', 'jedes Feld nur einmal'],
	['a: !mustr b', 'erwartet !muster oder Anführungszeichen'],
	['\ta: 1', 'keinen Tabulator'],
	['a: @ada', 'mit einem Sonderzeichen beginnt'],
	["a: 'b' und c", 'oder schon welche hat'],
	['a: *b', 'mit einem Sonderzeichen beginnt'],
	['a: &b', 'mit einem Sonderzeichen beginnt'],
	['a: Platz # 1', 'Anführungszeichen um einen Text mit „#“'],
	['a: # 1', 'Anführungszeichen um einen Text mit „#“'],
])('„%s“ is refused with its line and what to do', (text, remedy) => {
	expect(() => read(`ok: ja\n${text}\n`)).toThrow(/^inhaber\.yaml, Zeile \d: gefunden/);
	expect(() => read(`ok: ja\n${text}\n`)).toThrow(remedy);
});

test('a text that only looks like a remark is kept', () => {
	expect(read('a: C# und F#\nb: "x # y"\n')).toEqual({ a: 'C# und F#', b: 'x # y' });
});

test('a fault says file, line, field, what was found, what is expected, and what asks again', () => {
	const schema = strictFields({
		telefon: z.string().regex(/^\d+$/, { error: 'eine Nummer' }),
		anschrift: strictFields({ plz: z.string({ error: 'eine Postleitzahl' }) }),
	});
	const text = 'telefon: abc\nanschrift:\n  ort: Köln\n';
	const fault = () => readData(schema, 'inhaber.yaml', text);
	expect(fault).toThrow(
		'inhaber.yaml, Zeile 1, Feld „telefon“: gefunden „abc“, erwartet eine Nummer. Bitte dort berichtigen, oder: npm run einrichten -- telefon',
	);
	expect(fault).toThrow(
		'Zeile 2, Feld „anschrift.plz“: gefunden nichts, erwartet eine Postleitzahl. Bitte dort ergänzen, oder: npm run einrichten -- anschrift.plz',
	);
	expect(fault).toThrow('Zeile 3, Feld „anschrift.ort“: gefunden ein unbekanntes Feld');
});

test('a quotation mark that is not closed is named by the line in which it stands', () => {
	expect(() => read('a: b\nc: "d\ne: f\n')).toThrow(
		/Zeile 2: gefunden „c: "d“, erwartet ein schließendes Anführungszeichen/,
	);
});

test('what is left empty by hand keeps the remark below it where it is', () => {
	const text = 'a: b\n\n# Zu c.\nc:\n\n# Zu d.\n# Mehr zu d.\nd: e\n';
	expect(writeData(parseData(text))).toBe(text.replace('c:', "c: ''"));
});

test.each(['inhaber.yaml', ...globSync('src/content/texte/*.yaml')])(
	'%s is written as the interview writes it: an answer changes one line alone',
	(file) => {
		const text = readFileSync(file, 'utf8');
		expect(writeData(parseData(text))).toBe(text);
	},
);
