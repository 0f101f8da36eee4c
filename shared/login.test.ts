import { expect, test } from 'vitest';
import { hideLogins, splitLogin } from './login.ts';

test('user and password are taken out of an address', () => {
	expect(splitLogin('https://kunde:geheim%3A42@vorschau.kunde.de/neu?a=1#b')).toEqual({
		address: 'https://vorschau.kunde.de/neu?a=1#b',
		login: { username: 'kunde', password: 'geheim:42' },
	});
	expect(splitLogin('https://kunde@kunde.de').login).toEqual({ username: 'kunde', password: '' });
	expect(splitLogin('https://:geheim@kunde.de').address).toBe('https://kunde.de/');
	expect(splitLogin('https://kunde:100%@kunde.de').login?.password).toBe('100%');
});

test('other addresses, and what is none, stay as they are', () => {
	for (const address of [
		'https://www.kunde.de',
		'https://www.kunde.de/a',
		'www.kunde.de/@name',
		'',
	])
		expect(splitLogin(address)).toEqual({ address, login: undefined });
});

test('a text for others keeps its addresses, without what they ask for', () => {
	const told =
		'gefunden „https://kunde:geheim@kunde.de/a@b“, Bild http://k@e.de/x und name@kunde.de.';
	expect(hideLogins(told)).toBe(
		'gefunden „https://…@kunde.de/a@b“, Bild http://…@e.de/x und name@kunde.de.',
	);
});
