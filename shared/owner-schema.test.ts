import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOwnTexts, parseData, writeData } from './data-file.ts';
import { FACTS, readInhaber } from './owner-schema.ts';

const TODAY = new Date(2026, 10, 28);
const shipped = readFileSync(FACTS, 'utf8');
const parsed = parseData(shipped);

/** What is read of the owner's facts with these among them, named as „freiwillig.ort“. */
function read(facts: Record<string, unknown>) {
	const document = parsed.clone();
	document.set('startJahr', '2021');
	for (const [field, value] of Object.entries(facts))
		document.setIn(field.split('.'), document.createNode(value));
	return readInhaber(writeData(document), TODAY);
}

const profile = (url: string) => ({ name: 'Mastodon', url });
const service = (name: string) => ({ name, satz: 'Damit Kunden Sie finden.' });

test('a fact that the owner leaves empty or out is absent', () => {
	expect(read({ freiwillig: { ort: '', antwortzeit: ' am selben Tag ' } }).freiwillig).toEqual({
		antwortzeit: 'am selben Tag',
		leistungen: [],
		portraet: 'zeichnung',
	});
	expect(read({ 'freiwillig.preisrahmen.betrag': '' }).freiwillig.preisrahmen).toBe(undefined);
	expect(
		read({ 'freiwillig.preisrahmen.betrag': 'ab 900 €' }).freiwillig.preisrahmen,
	).toMatchObject({
		betrag: 'ab 900 €',
	});
});

test('an address loses what is not seen of it', () => {
	expect(read({ email: '\u00a0post@x.de\u200b' }).email).toBe('post@x.de');
});

test('a file without the fields that came later is read with their defaults', () => {
	const later = { aufbewahrung: 180, vertreten: '', wirtschaftsId: '', profile: [] };
	const document = parsed.clone();
	for (const field of Object.keys(later)) document.delete(field);
	expect(readInhaber(writeData(document), TODAY)).toMatchObject(later);
});

test.each([
	['an unknown field', { 'freiwillig.oert': 'Dortmund' }, /„freiwillig\.oert“.*die Felder ort/],
	['a long text', { 'freiwillig.ort': 'x'.repeat(61) }, /„freiwillig\.ort“.*höchstens 60 Zeichen/],
	[
		'two services',
		{ 'freiwillig.leistungen': ['Bau', 'Umbau'].map(service) },
		/mit 2 Einträgen.*drei bis fünf/,
	],
	[
		'a service without its sentence',
		{ 'freiwillig.leistungen': [service('Bau'), service('Umbau'), { name: 'Pflege', satz: '' }] },
		/„freiwillig\.leistungen\[2\]\.satz“: gefunden nichts, erwartet einen Satz/,
	],
	[
		'a span with the larger amount first',
		{ 'freiwillig.preisrahmen.spanne': '6.000 bis 2.400' },
		/zwei Beträge wie .*den kleineren zuerst/,
	],
	[
		'a service with a bracket that does not end',
		{
			'freiwillig.leistungen': ['Bau', '[[preis: Ab neun.]'].map((satz) => ({ name: 'Bau', satz })),
		},
		/„\[\[preis: Ab neun\.\]“, erwartet \[\[preis: …\]\] mit Doppelpunkt/,
	],
	[
		'a price that leaves its VAT open',
		{ 'freiwillig.preisrahmen.umsatzsteuer': '' },
		/„freiwillig\.preisrahmen\.umsatzsteuer“.*„enthalten“ oder „zuzüglich“ oder „keine“/,
	],
	['a year to come', { startJahr: '2028' }, /gefunden „2028“, erwartet ein Jahr von 1960 bis 2027/],
	['half a year', { startJahr: '21' }, /ein Jahr von 1960 bis 2027/],
	[
		'no figure',
		{ abgeschlosseneProjekte: '0' },
		/gefunden „0“, erwartet eine Zahl wie 12 oder \+12/,
	],
	['too few days', { aufbewahrung: '13' }, /eine ganze Zahl von 14 bis 3650/],
	[
		'a profile without a name and an address',
		{
			profile: [
				{ name: 'Mastodon', url: 'https://ruhr.social/@ada' },
				{ name: '', url: '' },
			],
		},
		/„profile\[1\]\.name“: gefunden nichts, erwartet den Namen[\s\S]*„profile\[1\]\.url“.*ohne Profil entfällt/,
	],
])('%s stops the build and is named', (_fault, facts, message) => {
	expect(() => read(facts)).toThrow(message);
});

test.each([
	['telefon', '+49 (231) 42-42.42'],
	['telefon', '+49/33205/123456'],
	['telefon', '033205 / 12 34 56'],
	['telefon', '0231.42 42.42'],
	['telefon', '0231'.padEnd(15, '1')],
	['ustId', 'DE123456789'],
	['ustId', 'ATU12345678'],
	['ustId', 'RO12'],
	['ustId', 'FRAB123456789'],
	['wirtschaftsId', 'DE123456789-00001'],
	['email', 'post@ihre-domain.de'],
	['siteUrl', 'https://www.ihre-domain.de'],
	['siteUrl', 'https://xn--gre-6ka8i.xn--p1ai'],
	['freiwillig.preisrahmen.betrag', 'rund 2400 Euro'],
	['anschrift.plz', '44135'],
	['anschrift.strasse', 'Straße des 17. Juni 135'],
	['anschrift.strasse', 'Hof 2, Haus 1234 b'],
	['anschrift.strasse', '1600 Pennsylvania Avenue'],
	['freiwillig.naechsterTermin', 'Februar 2027'],
	['freiwillig.naechsterTermin', 'sofort'],
	['startJahr', '2027'],
	['freiwillig.leistungen', []],
	['freiwillig.leistungen', ['Bau', 'Umbau', 'Pflege'].map(service)],
	['freiwillig.leistungen', ['Bau', 'Umbau', 'Pflege', 'Texte', 'Bilder'].map(service)],
])('%s may be %j', (field, value) => {
	expect(() => read({ [field]: value })).not.toThrow();
});

test.each([
	['telefon', 'Tel. 0231 424242', 'eine Telefonnummer'],
	['telefon', '0231 424242 abends', 'eine Telefonnummer'],
	['telefon', '1'.repeat(16), 'eine Telefonnummer'],
	['ustId', 'USt-ID DE123456789', 'eine Umsatzsteuer-ID'],
	['ustId', 'DE123456789, bald', 'eine Umsatzsteuer-ID'],
	['ustId', 'D123456789', 'eine Umsatzsteuer-ID'],
	['ustId', 'DE12345678', 'eine Umsatzsteuer-ID'],
	['ustId', 'AT12345678', 'eine Umsatzsteuer-ID'],
	['ustId', 'HABEICHNICHT', 'eine Umsatzsteuer-ID'],
	['telefon', '+49 2306 1234 / 5678', 'eine Telefonnummer, nicht zwei'],
	['telefon', '02306 1234 / 5678', 'eine Telefonnummer, nicht zwei'],
	['profile', [profile('https://ada')], 'eine Adresse'],
	['profile', [profile('http://ruhr.social/@ada')], 'eine Adresse'],
	['profile', [profile('https://@ada@ruhr.social')], 'eine Adresse'],
	['profile', [profile('https://github.com/ada www.xing.com/ada')], 'eine Adresse'],
	['wirtschaftsId', 'WDE123456789-00001', 'eine Wirtschafts-ID'],
	['wirtschaftsId', 'DE123456789-000012', 'eine Wirtschafts-ID'],
	['wirtschaftsId', 'DE1-00001', 'eine Wirtschafts-ID'],
	['email', 'post@localhost', 'eine E-Mail-Adresse'],
	['email', 'niemand', 'eine E-Mail-Adresse'],
	['siteUrl', 'https://www.ihre-domain.de/', '„https://'],
	['siteUrl', 'http://www.ihre-domain.de', '„https://'],
	['siteUrl', 'https://später', '„https://'],
	['siteUrl', 'https://ada', '„https://'],
	['siteUrl', 'https://ada,de', '„https://'],
	['siteUrl', 'https://www.ada..de', '„https://'],
	['siteUrl', 'https://-ada.de', '„https://'],
	['anschrift.plz', '4413', 'eine Postleitzahl mit 5'],
	['anschrift.plz', '441355', 'eine Postleitzahl mit 5'],
	['anschrift.strasse', 'Postfach 12', 'Straße und Hausnummer'],
	['anschrift.strasse', 'Ring 3, 44135 Dortmund', 'Straße und Hausnummer, ohne'],
	['anschrift.strasse', 'Ring 3a D-44135', 'Straße und Hausnummer, ohne'],
	['anschrift.ort', '44135 Dortmund', 'einen Ort, ohne'],
	['anschrift.strasse', 'Ring 3, 1010 Wien', 'Straße und Hausnummer, ohne'],
	['anschrift.ort', 'A-1010 Wien', 'einen Ort, ohne'],
	['anrede', 'Fräulein', '„Frau“ oder „Herr“ oder nichts'],
	['name', '', 'einen Namen'],
	['startJahr', '1959', 'ein Jahr von 1960'],
	['hoster.avVertrag', 'bald', '„ja“ oder „nein“'],
	['freiwillig.naechsterTermin', 'bald', 'einen Monat wie'],
	['freiwillig.telefonzeiten', '25 bis 26 Uhr', 'Zeiten wie'],
	['freiwillig.preisrahmen.betrag', 'viel', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', 'ab 0 €', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', 'rund 2400', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '2400 pro Website', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', 'CHF 2400', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '2k €', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '2 Tsd. €', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '79,50 €', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '2 400 €', 'einen Betrag in ganzen Euro'],
	['freiwillig.preisrahmen.betrag', '2.400 bis 6.000 €', 'einen Betrag in ganzen Euro'],
	['freiwillig.leistungen', ['a', 'b', 'c', 'd', 'e', 'f'].map(service), 'drei bis fünf'],
])('%s cannot be %j: expected is %s', (field, value, expected) => {
	const said = RegExp(`„${field.replaceAll('.', '\\.')}[^“]*“: .*erwartet ${expected}`);
	expect(() => read({ [field]: value })).toThrow(said);
});

test('a postcode has the digits of its country, and in any other as many as it likes', () => {
	const living = (land: string, plz: string) => () =>
		read({ 'anschrift.land': land, 'anschrift.plz': plz });
	expect(living('Österreich', '1010')).not.toThrow();
	expect(living('Österreich', '10115')).toThrow(/Postleitzahl mit 4 Ziffern.*„Österreich“/);
	expect(living('Niederlande', '1012 AB')).not.toThrow();
});

test('a photo counts once it has a file, and a contract once it is said to be there', () => {
	const photo = (datei: string) => read({ 'freiwillig.foto': { datei } }).freiwillig.foto;
	expect(photo('')).toBe(undefined);
	expect(photo('ich.jpg')).toMatchObject({ datei: 'ich.jpg', mitte: { x: 50, y: 35 } });
	const contract = (word: string) => read({ 'hoster.avVertrag': word }).hoster.avVertrag;
	expect([contract('ja'), contract('nein')]).toEqual([true, false]);
});

test('a figure says more than its number only where the owner writes a plus, and may be left out', () => {
	const figures = { abgeschlosseneProjekte: '+12', aktiveKunden: '' };
	expect(read(figures)).toMatchObject({ abgeschlosseneProjekte: '+12', aktiveKunden: undefined });
});

test('there may be no profile', () => {
	expect(read({ profile: [] }).profile).toEqual([]);
});

test.each(findOwnTexts(FACTS, shipped.replaceAll(' !muster', '')))(
	'a wrong value is named with file, line and remedy: $place',
	({ place, ending }) => {
		const [, line, field = ''] = /Zeile (\d+), Feld „(.+)“$/.exec(place) ?? [];
		const path = field.match(/[^.[\]]+/g) ?? [];
		const document = parsed.clone();
		document.setIn(
			path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
			'?'.repeat(300),
		);
		const said = () => readInhaber(writeData(document), TODAY);
		expect(said).toThrow(`${FACTS}, Zeile ${line}, Feld „${field}“: gefunden „???`);
		expect(said).toThrow(`Bitte dort berichtigen${ending}`);
	},
);
