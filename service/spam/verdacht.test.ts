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
	expect(findVerdacht(anfrage, null)).toEqual([]);
	expect(findVerdacht({ ...anfrage, message: '' }, 30_000)).toEqual([]);
	expect(
		findVerdacht({ ...anfrage, message: 'Ich mache SEO-Texte für mein Casino-Café' }, null),
	).toEqual(['bekannte Werbung']);
});

test.each([
	['viele Links', { message: 'www.a.example http://b.example HTTPS://c.example' }],
	['Link im Namen oder Telefon', { nachname: 'Gewinn https://a.example' }],
	['HTML oder BBCode', { message: '<a href="x">hier</a>' }],
	['HTML oder BBCode', { message: 'Hier [url=x]klicken[/url]' }],
	['bekannte Werbung', { message: 'We sell Backlinks with high domain authority' }],
	['bekannte Werbung', { message: 'I can RANK YOUR WEBSITE' }],
])('%s', (reason, changed) => {
	expect(findVerdacht({ ...anfrage, ...changed }, null)).toEqual([reason]);
});

test('a form sent faster than anybody types is suspicious, two seconds are not', () => {
	expect(findVerdacht(anfrage, 1_999)).toEqual(['unmöglich schnell']);
	expect(findVerdacht(anfrage, 2_000)).toEqual([]);
});

test('a message of one mebibyte is judged in no time', () => {
	const began = performance.now();
	findVerdacht({ ...anfrage, message: '[url https:// <a '.repeat(60_000) }, null);
	expect(performance.now() - began).toBeLessThan(1_000);
});
