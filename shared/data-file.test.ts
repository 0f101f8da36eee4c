import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findOwnTexts, findStandIns, openData, readData, writeData } from './data-file.ts';
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
	['telefon:!muster b\nc: d', 'ein Leerzeichen nach dem Doppelpunkt'],
	['- name:Bau\n  art: Dach', 'ein Leerzeichen nach dem Doppelpunkt'],
	['a: b: c', 'Anführungszeichen um einen Text, in dem ein Doppelpunkt steht'],
	['a: "b', 'ein schließendes Anführungszeichen'],
	['zeit: Mo 9:30 bis: 12', 'Anführungszeichen um einen Text, in dem ein Doppelpunkt steht'],
	['ok: nein', 'jedes Feld nur einmal'],
	['a: !mustr b', 'erwartet !muster oder Anführungszeichen'],
	['\ta: 1', 'keinen Tabulator'],
	['a: @ada', 'mit einem Sonderzeichen beginnt'],
	["a: 'b' und c", 'oder schon welche hat'],
	['a: *b', 'mit einem Sonderzeichen beginnt'],
	['a: &b', 'mit einem Sonderzeichen beginnt'],
	['a: Platz # 1', 'Anführungszeichen um einen Text mit „#“'],
	['a: # 1', 'Anführungszeichen um einen Text mit „#“'],
	['a: &b # 1', 'mit einem Sonderzeichen beginnt'],
	['a: { b: 0,8 s, c: d }', 'Anführungszeichen um einen Text mit einem Komma'],
	['a: >-\n  b\n\n  c', '„|“ statt „>“'],
])('„%s“ is refused with its line and what to do', (text, remedy) => {
	expect(() => read(`ok: ja\n${text}\n`)).toThrow(/^inhaber\.yaml, Zeile 2: gefunden/);
	expect(() => read(`ok: ja\n${text}\n`)).toThrow(remedy);
});

test('a text in several lines may be folded as long as its paragraphs stay', () => {
	expect(read('a: >-\n  b\n  c\n\nd: e\n')).toEqual({ a: 'b c', d: 'e' });
	expect(read('a: >-\n  b\n\n\n  c\n')).toEqual({ a: 'b\n\nc' });
});

test('a word may be divided where HTML’s name for it stands, whatever file it is in', () => {
	expect(read('a: Ingenieur&shy;wesen\nb:\n  - Bau&shy;plan\n')).toEqual({
		a: 'Ingenieur\u00adwesen',
		b: ['Bau\u00adplan'],
	});
});

test('a text that only looks like a remark is kept', () => {
	expect(read('a: C# und F#\nb: "x # y"\n')).toEqual({ a: 'C# und F#', b: 'x # y' });
	expect(read('a: 2026  # seit wann\n')).toEqual({ a: '2026' });
});

test('a remark in its own line below a text in several lines is none in it', () => {
	expect(read('a: |\n  b\n# Zu c.\nc: d\n')).toEqual({ a: 'b\n', c: 'd' });
});

test('a time of day in a list is a text, and no field that lacks a space', () => {
	expect(read('ab:\n  - 9:30\n')).toEqual({ ab: ['9:30'] });
});

test.each([
	['a: |\n  b\nc d\n', /^inhaber\.yaml, Zeile 3: gefunden „c d“.*$/],
	["a: |\n  b:c\nd: 'e\n", /^inhaber\.yaml, Zeile 3: gefunden „d: 'e“.*$/],
	["a: 'b\nc:d\n", /^inhaber\.yaml, Zeile 1: gefunden „a: 'b“.*$/],
])(
	'what is wrong above or below a text in several lines is named by its own line, %j',
	(text, fault) => {
		expect(() => read(text)).toThrow(fault);
	},
);

test.each([
	['Zeile 1: gefunden „name:Bau“', 'name:Bau\na: b\n'],
	['Zeile 2: gefunden „plz:01067“', 'anschrift:\n  plz:01067\n  ort: Dresden\n'],
])('a colon without a space behind it is named where it stands, %s', (found, text) => {
	expect(() => read(text)).toThrow(`${found}, erwartet ein Leerzeichen`);
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
	expect(fault).toThrow(
		/Zeile 3, Feld „anschrift\.ort“: gefunden ein unbekanntes Feld.*entfernen\.$/,
	);
});

test('what is missing in an empty file has no line', () => {
	const schema = z.object({ telefon: z.string({ error: 'eine Nummer' }) });
	const fault = () => readData(schema, 'inhaber.yaml', '');
	expect(fault).toThrow(/^inhaber\.yaml, Feld „telefon“: gefunden nichts, erwartet eine Nummer/);
});

test('a fault in a list is named by the line of its item, and the command asks for the list', () => {
	const schema = z.object({ leistungen: z.array(z.enum(['Bau'])) });
	const text = 'leistungen:\n  - Bau\n  - Umbau\n';
	expect(() => readData(schema, 'inhaber.yaml', text)).toThrow(
		/Zeile 3, Feld „leistungen\[1\]“: gefunden „Umbau“.* npm run einrichten -- leistungen$/,
	);
});

test('what is the owner’s own is listed with its place and what asks for it, no stand-in with it', () => {
	const text = `name: Ada
anschrift:
  ort: Köln
  plz: !muster 50667
leistungen:
  - Bau
  - !muster Umbau
angebot: !muster
  titel: Alles
`;
	const own = (file: string) =>
		findOwnTexts(file, text).map(({ place, text, ending }) => [place, text, ending]);
	expect(own('inhaber.yaml')).toEqual([
		['inhaber.yaml, Zeile 1, Feld „name“', 'Ada', ', oder: npm run einrichten -- name'],
		[
			'inhaber.yaml, Zeile 3, Feld „anschrift.ort“',
			'Köln',
			', oder: npm run einrichten -- anschrift.ort',
		],
		[
			'inhaber.yaml, Zeile 6, Feld „leistungen[0]“',
			'Bau',
			', oder: npm run einrichten -- leistungen',
		],
	]);
	const [first] = own('src/content/texte/start.yaml');
	expect(first?.[2], 'not all texts are asked for').toBe('.');
	expect(findOwnTexts('inhaber.yaml', '')).toEqual([]);
});

test('a quotation mark that is not closed is named by the line in which it stands', () => {
	expect(() => read('a: b\nc: "d\ne: f\n')).toThrow(
		/Zeile 2: gefunden „c: "d“, erwartet ein schließendes Anführungszeichen/,
	);
});

test.each(['[[preis: Ab {preis}.]] Mehr.', '[[preis: Ab neun.]]', '!muster [[preis: Ab neun.]]'])(
	'a text that begins as „%s“ does without quotation marks is named, and no line below it',
	(text) => {
		expect(() => read(`a:\n  - text: ${text}\n    b: c\n  - d: e\n`)).toThrow(
			/^inhaber\.yaml, Zeile 2: gefunden „.*“, erwartet Anführungszeichen um einen Text, der mit „\[\[“ beginnt\. Bitte dort berichtigen\.$/,
		);
	},
);

test.each([
	['c:\n\n# Zu d.\n# Mehr zu d.\nd: e\n', "c: ''\n\n# Zu d.\n# Mehr zu d.\nd: e\n"],
	['c:\n# Zu d.\nd: !muster\n', "c: ''\n# Zu d.\nd: !muster ''\n"],
	['c:\n# Am Ende.\n', "c: ''\n\n# Am Ende.\n"],
	['c:\n\n# Am Ende.\n', "c: ''\n\n# Am Ende.\n"],
	['c:\n  d:\n# Zu e.\ne: f\n', "c:\n  d: ''\n# Zu e.\ne: f\n"],
	['c:\n  - d\n  -\n# Zu e.\ne: f\n', "c:\n  - d\n  - ''\n# Zu e.\ne: f\n"],
])('below what is left empty by hand, a remark stays in its own line: %j', (text, expected) => {
	const written = writeData(openData(`# Zu a.\na: b\n\n${text}`));
	expect(written).toBe(`# Zu a.\na: b\n\n${expected}`);
	expect(() => read(written)).not.toThrow();
});

test('a file that holds no fields is named with its line and what to do', () => {
	for (const text of ['Guten Tag\n', 'Guten Tag\nund auf Wiedersehen\n', '- Guten Tag\n'])
		expect(() => read(`# Bemerkung\n${text}`)).toThrow(
			/^inhaber\.yaml, Zeile 2: gefunden „.*Guten Tag“, erwartet einen Doppelpunkt nach dem Namen des Feldes\. Bitte dort berichtigen\.$/,
		);
	expect(() => read('name:Bau\n')).toThrow('erwartet ein Leerzeichen nach dem Doppelpunkt');
	expect(read('# Bemerkung\n')).toEqual({});
});

test('what an answer empties does not take in the remark below it', () => {
	const document = openData('a: b\n# Zu c.\nc: d\n');
	document.set('a', document.createNode(''));
	expect(writeData(document)).toBe("a: ''\n# Zu c.\nc: d\n");
});

test.each(['inhaber.yaml', ...globSync('src/content/texte/*.yaml')])(
	'%s is written as the interview writes it: an answer changes one line alone',
	(file) => {
		const text = readFileSync(file, 'utf8');
		expect(writeData(openData(text))).toBe(text);
	},
);
