import { expect, test } from 'vitest';
import { findVerdacht } from './verdacht.ts';

const anfrage = {
	vorname: 'Ada',
	nachname: 'Beispiel',
	email: 'ada@beispiel.de',
	phone: '+49 231 1234',
	message: 'Unsere Seite https://www.beispiel.de ist alt. Können Sie sie neu machen?',
	checkbox: true as const,
};

test('an ordinary inquiry raises none', () => {
	expect(findVerdacht(anfrage)).toEqual([]);
	expect(findVerdacht({ ...anfrage, message: '' })).toEqual([]);
	expect(findVerdacht({ ...anfrage, message: 'Ich mache SEO-Texte für mein Casino-Café' })).toEqual(
		['bekannte Werbung'],
	);
});

test.each([
	['viele Links', { message: 'www.a.example http://b.example HTTPS://c.example' }],
	['Link im Namen oder Telefon', { nachname: 'Gewinn https://a.example' }],
	['HTML oder BBCode', { message: '<a href="x">hier</a>' }],
	['HTML oder BBCode', { message: 'Hier [url=x]klicken[/url]' }],
	['bekannte Werbung', { message: 'We sell Backlinks with high domain authority' }],
	['bekannte Werbung', { message: 'I can RANK YOUR WEBSITE' }],
])('%s', (reason, changed) => {
	expect(findVerdacht({ ...anfrage, ...changed })).toEqual([reason]);
});

test('a message of one mebibyte is judged in no time', () => {
	const began = performance.now();
	findVerdacht({ ...anfrage, message: '[url https:// <a '.repeat(60_000) });
	expect(performance.now() - began).toBeLessThan(1_000);
});
