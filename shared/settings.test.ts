import { expect, test } from 'vitest';
import { inhaber } from './inhaber.ts';
import { siteSettings } from './settings.ts';

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
