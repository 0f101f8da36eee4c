import { expect, test } from 'vitest';
import { z } from 'zod';
import { inhaber } from './inhaber.ts';
import { readSettings, siteSettings, wholeNumber } from './settings.ts';

test('an unset SITE_URL is the owner’s', () => {
	const siteUrl = 'https://www.beispiel.de';
	expect(siteSettings({ SITE_URL: '' })).toMatchObject({ siteUrl: inhaber.siteUrl });
	expect(siteSettings({ SITE_URL: siteUrl })).toMatchObject({ siteUrl });
});

test('KONTAKT is formular, also where it is unset, or mail', () => {
	for (const KONTAKT of [undefined, '', 'formular'])
		expect(siteSettings({ KONTAKT })).toMatchObject({ hasForm: true });
	expect(siteSettings({ KONTAKT: 'mail' })).toMatchObject({ hasForm: false });
	expect(() => siteSettings({ KONTAKT: 'email' })).toThrow('KONTAKT: „email“');
});

test('STRICT_OWNER is on for yes, off for no or nothing; an unknown word is an error', () => {
	for (const STRICT_OWNER of ['1', 'true', 'YES', 'ja', ' ja '])
		expect(siteSettings({ STRICT_OWNER })).toMatchObject({ strictOwner: true });
	for (const STRICT_OWNER of ['', ' ', '0', 'nein', 'no', 'false'])
		expect(siteSettings({ STRICT_OWNER })).toMatchObject({ strictOwner: false });
	expect(() => siteSettings({ STRICT_OWNER: 'an' })).toThrow('STRICT_OWNER: „an“');
});

test.each([
	'beispiel.de',
	'ftp://beispiel.de',
	'httpsx://beispiel.de',
	'xhttps://beispiel.de',
	'https://beispiel.de/pfad',
	'https://ich@beispiel.de',
])('a site has no address like %s', (SITE_URL) => {
	expect(() => siteSettings({ SITE_URL })).toThrow(
		`SITE_URL: „${SITE_URL}“ ist keine Adresse wie https://www.meine-seite.de (ohne Pfad und Zusätze). Bitte in .env`,
	);
	expect(siteSettings({ SITE_URL: 'http://127.0.0.1:4321' }).siteUrl).toBe('http://127.0.0.1:4321');
});

test.each([
	['5', 5],
	['12', 12],
	['4', null],
	['13', null],
	['1e1', null],
	['-7', null],
	['7 Tage', null],
	['0000000007', null],
])('of a number from 5 to 12 the setting „%s“ is read as %j', (NUMBER, number) => {
	const read = () =>
		readSettings(
			z.object({ NUMBER: wholeNumber(5, 12) }),
			{ NUMBER },
			(faults) => new Error(`${faults}`),
		);
	if (number === null)
		expect(read).toThrow(`NUMBER: „${NUMBER}“ ist keine ganze Zahl von 5 bis 12.`);
	else expect(read()).toEqual({ NUMBER: number });
});
