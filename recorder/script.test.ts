import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { checkScript, drawnPictures, parseScript, readScript, secondsOf } from './script.ts';

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
	[
		{ film: { seite: 'https://[' } },
		/„film\.seite“: gefunden „https:\/\/\[“, erwartet eine Adresse/,
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

const picture = (name: string, geraet = 'desktop', more = {}) => ({
	name,
	seite: 'index.html',
	geraet,
	alt: 'Startseite von Haus',
	...more,
});
const script = (more = {}) => ({
	bilder: [
		picture('bild-1'),
		picture('bild-2'),
		picture('bild-3', 'telefon'),
		picture('bild-4', 'telefon'),
	],
	film: { seite: 'index.html', schritte: [{ warte: 1 }] },
	...more,
});
const check = (raw: unknown) => checkScript(raw, 'drehbuch.json');

test('what a script may leave out is filled in', () => {
	const { bilder, film, ...lists } = check(
		script({
			film: { seite: 'a.html', schritte: [{ scroll: '#a' }, { hover: 'b' }, { taste: 'c' }] },
		}),
	);
	expect(bilder[0]?.aktionen).toEqual([]);
	expect(lists).toEqual({ verstecken: [], zeigen: [], riss: {} });
	expect(film.schritte.map(secondsOf)).toEqual([1.4, 0.7, 1.2]);
	expect(secondsOf({ warte: 0.3 })).toBe(0.3);
});

test('a script has four or five pictures, named without a gap, and begins with a desktop', () => {
	const { bilder } = script();
	const five = [...bilder, picture('bild-5', 'detail', { hoehe: 200, ziel: 0 })];
	expect(check(script({ bilder: five })).bilder).toHaveLength(5);
	for (const [wrong, sentence] of [
		[bilder.slice(0, 3), /vier oder fünf Bilder/],
		[[...five, picture('bild-6')], /vier oder fünf Bilder/],
		[[...bilder.slice(0, 3), picture('bild-5')], /Namen ohne Lücke/],
		[[picture('bild-1', 'telefon'), ...bilder.slice(1)], /als bild-1 eine „desktop“-Ansicht/],
		[[...bilder.slice(0, 3), picture('bild-4', 'detail', { hoehe: 199 })], /Zahl von 200 bis 1600/],
		[
			[...bilder.slice(0, 3), picture('bild-4', 'detail', { hoehe: 1601 })],
			/Zahl von 200 bis 1600/,
		],
		[[...bilder.slice(0, 3), picture('bild-4', 'desktop', { hoehe: 600 })], /eine Höhe nur bei/],
		[[...bilder.slice(0, 3), picture('bild-4', 'detail', { ziel: -1 })], /Zahl ab 0/],
		[
			[...bilder.slice(0, 3), picture('bild-4', 'desktop', { seite: '/index.html' })],
			/Datei im Ordner/,
		],
	] as const)
		expect(() => check(script({ bilder: wrong }))).toThrow(sentence);
	expect(() => check(script({ film: { seite: 'a', schritte: [] } }))).toThrow(
		'mindestens einen Schritt',
	);
	expect(() => check(script({ film: { seite: 'a', schritte: [{ warte: 6 }] } }))).toThrow(
		'einen Schritt wie',
	);
	expect(() => check(script({ film: { seite: 'a', schritte: [{ warte: 0 }] } }))).toThrow(
		'einen Schritt wie',
	);
});

test('the first picture of each window is drawn, or the one that the script names', () => {
	expect(drawnPictures(check(script()))).toEqual({ desktop: 'bild-1', telefon: 'bild-3' });
	const named = check(script({ riss: { desktop: 'bild-2', telefon: 'bild-4' } }));
	expect(drawnPictures(named)).toEqual({ desktop: 'bild-2', telefon: 'bild-4' });
	const wide = { bilder: ['1', '2', '3', '4'].map((n) => picture(`bild-${n}`)) };
	expect(drawnPictures(check(script(wide)))).toEqual({ desktop: 'bild-1', telefon: undefined });
	for (const riss of [{ desktop: 'bild-3' }, { desktop: 'bild-5' }, { telefon: 'bild-1' }])
		expect(() => check(script({ riss }))).toThrow(/Feld „riss“.*je Fenster den Namen eines Bildes/);
});

test('what was found is shortened, and a file is read or said to be missing', async () => {
	expect(() => check(script({ verstecken: ['', `#${'x'.repeat(90)}`] }))).toThrow(
		'gefunden nichts',
	);
	const long = { bilder: [{ alt: 5, geraet: 'x'.repeat(90) }] };
	expect(() => check(long)).toThrow(`gefunden „${'x'.repeat(60)}…“`);
	const file = path.join(newFolder(), 'drehbuch.json');
	await expect(readScript(file)).rejects.toThrow(`Das Drehbuch ${file} lässt sich nicht öffnen.`);
	await writeFile(file, JSON.stringify(script()), 'utf16le');
	await expect(readScript(file)).rejects.toThrow('kein Text in UTF-8');
	await writeFile(file, `\uFEFF${JSON.stringify(script())}`);
	expect((await readScript(file)).bilder).toHaveLength(4);
});
