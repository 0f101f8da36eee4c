import { expect, test } from 'vitest';
import type { Price } from '#shared/owner-schema.ts';
import { fill, fillAll } from './fill.ts';
import { answered, fillingsOf } from './texts.ts';

const fillings = { facts: { antwortzeit: 'am selben Tag', preis: undefined } };

test('a fact takes the place of its word in braces', () => {
	expect(fill('Ich melde mich {antwortzeit}.', fillings)).toBe('Ich melde mich am selben Tag.');
});

test('a sentence that names an empty fact is left out, and no other', () => {
	const text = 'Sie erzählen, was Sie brauchen. Das kostet {preis}. Danach sehen wir weiter.';
	expect(fill(text, fillings)).toBe('Sie erzählen, was Sie brauchen. Danach sehen wir weiter.');
});

test.each([
	['Aktuell, z. B. Texte und Bilder, ab {preis} im Monat.', ''],
	['Das macht Plan B. Es kostet {preis}.', 'Das macht Plan B.'],
	['Ich frage bis zum 3. Mai, z.B. Dr. Kurz, Nr. 5, nach {preis}. Danach nicht.', 'Danach nicht.'],
	['Das kostet {preis}. 30 Minuten später wissen Sie mehr.', '30 Minuten später wissen Sie mehr.'],
	['(Das kostet {preis}.) Danach sehen wir weiter.', 'Danach sehen wir weiter.'],
	['Er sagt: „Das kostet {preis}.“ Danach sehen wir weiter.', 'Danach sehen wir weiter.'],
	['Das kostet {preis}.\nDanach sehen wir weiter.', 'Danach sehen wir weiter.'],
	['Ich melde mich. {preis} kostet es.', 'Ich melde mich.'],
])('of „%s“ there stays „%s“ where the price is empty', (text, rest) => {
	expect(fill(text, fillings)).toBe(rest);
});

test('an item of a list of which a text is left out whole is left out with it', () => {
	const list = [
		{ name: 'Pflege', satz: 'Ab {preis}.' },
		{ name: 'Texte', satz: 'Ich texte.' },
	];
	expect(fillAll({ list, lines: ['Ab {preis}.', 'Ja.'] }, fillings)).toEqual({
		list: [list[1]],
		lines: ['Ja.'],
	});
});

test('a word that is filled in later stays', () => {
	expect(fill('{jahre} Jahre Bau', fillings)).toBe('{jahre} Jahre Bau');
});

test('a question about prices is answered with the owner’s range, and left out where there is none', () => {
	const liste = [
		{ frage: 'Preis?', antwort: 'Zwischen {von} und {bis} Euro, {umsatzsteuer}. Selten {von}.' },
		{ frage: 'Wie lange?', antwort: 'Acht Wochen.' },
	];
	const price: Price = {
		betrag: 'ab 2.400 €',
		umsatzsteuer: 'enthalten',
		spanne: '3000 bis 6000',
	};
	expect(answered({ liste }, fillingsOf({}, price, 'Deutschland')).liste[0]?.antwort).toBe(
		'Zwischen 3.000 und 6.000 Euro, inklusive Umsatzsteuer. Selten 3.000.',
	);
	for (const without of [{ ...price, spanne: undefined }, undefined])
		expect(
			answered({ liste }, fillingsOf({}, without, 'Deutschland')).liste.map(({ frage }) => frage),
		).toEqual(['Wie lange?']);
});

test('an amount is shown as the owner’s prices are; without one its sentence is left out', () => {
	const text = 'Ich pflege Ihre Seite. Ab {49 €} im Monat.';
	expect(fill(text, { facts: {}, tax: { kind: 'zuzüglich', country: 'Deutschland' } })).toBe(
		'Ich pflege Ihre Seite. Ab 49 € netto (58,31 € mit Umsatzsteuer) im Monat.',
	);
	expect(fill(text, { facts: {}, tax: { kind: 'keine', country: 'Deutschland' } })).toBe(
		'Ich pflege Ihre Seite. Ab 49 € im Monat.',
	);
	expect(fill(text, { facts: {} })).toBe('Ich pflege Ihre Seite.');
});

test('every text within a value is filled, and what is no text stays', () => {
	const value = {
		titel: '{preis}',
		schritte: [{ text: 'Heute {antwortzeit}' }],
		zahl: 3,
		leer: null,
	};
	expect(fillAll(value, { facts: { preis: '9 €', antwortzeit: 'noch' } })).toEqual({
		titel: '9 €',
		schritte: [{ text: 'Heute noch' }],
		zahl: 3,
		leer: null,
	});
});
