import { expect, test } from 'vitest';
import { KNOWN_WORDS } from '#shared/known-words.ts';
import type { Price } from '#shared/owner-schema.ts';
import { fill, fillAll } from './fill.ts';
import { known as shipped, withPrice } from './texts.ts';

const known = { facts: { antwortzeit: 'am selben Tag', preis: undefined } };

test('a fact takes the place of its word in braces', () => {
	expect(fill('Ich melde mich {antwortzeit}.', known)).toBe('Ich melde mich am selben Tag.');
});

test.each([
	['Ich frage. [[preis: Das kostet {preis}.]] Danach mehr.', 'Ich frage. Danach mehr.'],
	['[[preis: Ab 1. Feb. kostet es {preis}.]] Danach mehr.', 'Danach mehr.'],
	['Ich frage. [[antwortzeit: Antwort: {antwortzeit}.]]', 'Ich frage. Antwort: am selben Tag.'],
	['Ich pflege. Ab {preis} zzgl. ges. MwSt. im Monat.', ''],
	['[[antwortzeit: Ab {preis}, {antwortzeit}.]] Danach mehr.', ''],
	['[[preis: Ab {preis}.]]', ''],
])('of „%s“ there stays „%s“ where the price is empty', (text, rest) => {
	expect(fill(text, known)).toBe(rest);
});

test('an item of a list of which a text is left out whole is left out with it', () => {
	const list = [
		{ name: 'Pflege', satz: 'Ab {preis}.' },
		{ name: 'Texte', satz: 'Ich texte.' },
	];
	expect(fillAll({ list, lines: ['Ab {preis}.', 'Ja.'] }, known)).toEqual({
		list: [list[1]],
		lines: ['Ja.'],
	});
});

test('a word that is filled in later stays', () => {
	expect(fill('{jahre} Jahre Bau', known)).toBe('{jahre} Jahre Bau');
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
	expect(fillAll(liste, withPrice({}, price, 'Deutschland'))[0]?.antwort).toBe(
		'Zwischen 3.000 und 6.000 Euro, inklusive Umsatzsteuer. Selten 3.000.',
	);
	for (const without of [{ ...price, spanne: undefined }, undefined])
		expect(fillAll(liste, withPrice({}, without, 'Deutschland')).map(({ frage }) => frage)).toEqual(
			['Wie lange?'],
		);
});

test('an amount is shown as the owner’s prices are; without a price there is none', () => {
	const text = 'Ich pflege Ihre Seite. [[preis: Ab {49 €} im Monat.]]';
	const price = { betrag: '9 €', umsatzsteuer: 'zuzüglich', spanne: undefined } as const;
	expect(fill(text, withPrice({}, price, 'Österreich'))).toBe(
		'Ich pflege Ihre Seite. Ab 49 € netto (58,80 € mit Umsatzsteuer) im Monat.',
	);
	expect(fill(text, withPrice({}, undefined, 'Deutschland'))).toBe('Ich pflege Ihre Seite.');
	expect(fill('Ab {49 €} im Monat.', known)).toBe('');
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

test('there is a fact for every word that a text may name', () => {
	expect(KNOWN_WORDS).toContain(` nur ${Object.keys(shipped.facts).join(', ')};`);
});
