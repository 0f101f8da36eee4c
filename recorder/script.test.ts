import { expect, test } from 'vitest';
import { checkScript, parseScript } from './script.ts';

test.each([
	[
		{ film: { schritte: [{ rolle: '#a' }] } },
		/„film\.schritte\[0\]“: gefunden „{"rolle":"#a"}“, erwartet einen Schritt wie .*scroll/,
	],
	[
		{ bilder: [{ alt: 'Haus' }] },
		/„bilder\[0\]\.alt“: gefunden „Haus“, erwartet einen Alternativtext/,
	],
	[
		{ bilder: [{ geraet: 'uhr' }] },
		/geraet“: gefunden „uhr“, erwartet desktop, telefon oder detail/,
	],
	[{}, /drehbuch\.json, Feld „bilder“: gefunden nichts, erwartet vier oder fünf Bilder\.\n/],
	[
		{ film: { seite: 5 } },
		/„film\.seite“: gefunden „5“, erwartet eine Adresse ohne Benutzer und Passwort/,
	],
	[
		{ film: { seite: 'https://kunde:geheim@kunde.de', schritte: [{ warte: 1 }] } },
		/„film\.seite“: gefunden „https:\/\/…@kunde\.de“, erwartet eine Adresse ohne/,
	],
	[{ titel: 'Haus' }, /die ganze Datei: .*erwartet Felder, .*nicht titel/],
])('a script like %j is refused with what was found and expected', (script, sentence) => {
	expect(() => checkScript(script, 'drehbuch.json')).toThrow(sentence);
});

test.each([
	['{\n"a": 1,\n}', 3],
	[`{\n"a": "${'x'.repeat(90)}",\n"b": x,\n"c": "${'x'.repeat(90)}"}`, 3],
	[`{\n"a": "${'x'.repeat(90)}",\n"b": „x“\n}`, 3],
	['{\n"a": 1\n"b": 2\n}', 3],
	['{\n"a": "offen,\n"b": 2\n}', 2],
	['{\n"a": [1, {"b": "\\u00e4\\n"}, -2.5e3],\n"c": 01\n}', 3],
	['{\n"a": [true, null],\n"b": false\n}\n}', 5],
	['{\n"a": [\n', 3],
	['', 1],
])('broken JSON is refused with its line: %j', (text, line) => {
	expect(() => parseScript(text, 'drehbuch.json')).toThrow(`drehbuch.json, Zeile ${line}: `);
});
