import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { priceInWords, readOwnerFacts } from './owner-facts.ts';

const TODAY = new Date(2026, 10, 28);

/** What is read of the owner's facts with these among them. */
const read = (facts: object) => readOwnerFacts({ ...inhaber, startJahr: 2021, ...facts }, TODAY);
const readOptional = (freiwillig: object) => read({ freiwillig }).freiwillig;

const service = (name: string) => ({ name, satz: 'Damit Kunden Sie finden.' });

test('a fact that the owner leaves empty or out is absent', () => {
	expect(readOptional({ ort: ' ', antwortzeit: ' am selben Tag ' })).toEqual({
		antwortzeit: 'am selben Tag',
		leistungen: [],
		portraet: 'zeichnung',
	});
	const price = (betrag: string) => ({ preisrahmen: { betrag, umsatzsteuer: 'keine' } });
	expect(readOptional(price('')).preisrahmen).toBe(undefined);
	expect(readOptional(price('ab 2.400 €'))).toMatchObject(price('ab 2.400 €'));
});

test.each([
	['an unknown field', { oert: 'Dortmund' }, /Feld „freiwillig“.*erwartet die Felder ort/],
	['a long text', { ort: 'x'.repeat(61) }, /„freiwillig\.ort“.*höchstens 60 Zeichen/],
	['two services', { leistungen: ['Bau', 'Umbau'].map(service) }, /mit 2 Einträgen.*drei bis fünf/],
	[
		'a service without its sentence',
		{ leistungen: [service('Bau'), service('Umbau'), { name: 'Pflege', satz: '' }] },
		/„freiwillig\.leistungen\[2\]\.satz“: gefunden nichts, erwartet einen Satz/,
	],
	[
		'half a range of prices',
		{ preisrahmen: { betrag: 'ab 2.400 €', von: '3.000', umsatzsteuer: 'keine' } },
		/„von“ und „bis“ oder keines von beiden/,
	],
	[
		'a price that leaves its VAT open',
		{ preisrahmen: { betrag: 'ab 2.400 €', umsatzsteuer: '' } },
		/„freiwillig\.preisrahmen\.umsatzsteuer“.*eines von enthalten, zuzüglich, keine/,
	],
])('%s stops the build and is named', (_fault, facts, message) => {
	expect(() => readOptional(facts)).toThrow(message);
});

test('a figure says more than its number only where the owner writes a plus, and may be left out', () => {
	const figures = { abgeschlosseneProjekte: '+12', aktiveKunden: '' };
	expect(read(figures)).toMatchObject({ abgeschlosseneProjekte: '+12', aktiveKunden: undefined });
});

test.each([
	[{ startJahr: 2027 }, /„startJahr“: gefunden „2027“, erwartet ein Jahr von 1960 bis 2026/],
	[{ startJahr: 21 }, /ein Jahr von 1960 bis 2026/],
	[
		{ abgeschlosseneProjekte: '0' },
		/„abgeschlosseneProjekte“: gefunden „0“, erwartet eine Zahl wie/,
	],
	[{ aktiveKunden: 10 }, /„aktiveKunden“: gefunden „10“, erwartet eine Zahl in Anführungszeichen/],
])('%j stops the build and is named', (fault, message) => {
	expect(() => read(fault)).toThrow(message);
});

test('there may be no profile; one without a name or an address stops the build', () => {
	expect(read({ profile: [] }).profile).toEqual([]);
	const given = { name: 'Mastodon', url: 'https://ruhr.social/@ada' };
	expect(() => read({ profile: [given, { name: '', url: '' }] })).toThrow(
		/„profile\[1\]\.name“: gefunden nichts, erwartet den Namen[\s\S]*„profile\[1\]\.url“.*ohne Profil entfällt/,
	);
});

test('a price without its VAT says so, names the whole one, and whom it is for', () => {
	const net = {
		betrag: 'ab 2.400 €',
		mitUmsatzsteuer: 'ab 2.856 €',
		umsatzsteuer: 'zuzüglich',
	} as const;
	expect(priceInWords(net)).toEqual({
		amount: 'ab 2.400 €',
		tax: 'zuzüglich Umsatzsteuer (mit ihr ab 2.856 €). Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher.',
		sentences:
			'Eine Website kostet ab 2.400 € zuzüglich Umsatzsteuer (mit ihr ab 2.856 €). Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	});
	expect(priceInWords({ ...net, umsatzsteuer: 'enthalten' }).sentences).toBe(
		'Eine Website kostet ab 2.400 € inklusive Umsatzsteuer. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	);
});
