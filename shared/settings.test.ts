import { expect, test } from 'vitest';
import { inhaber } from './inhaber.ts';
import { siteSettings } from './settings.ts';

test.each([
	['', 180],
	['14', 14],
	['3650', 3650],
])('RETENTION_DAYS „%s“ is read as %i days', (given, retentionDays) => {
	expect(siteSettings({ RETENTION_DAYS: given })).toMatchObject({ retentionDays });
});

test('an unset SITE_URL is the owner’s', () => {
	const siteUrl = 'https://www.beispiel.de';
	expect(siteSettings({ SITE_URL: '' })).toMatchObject({ siteUrl: inhaber.siteUrl });
	expect(siteSettings({ SITE_URL: siteUrl })).toMatchObject({ siteUrl });
});

// service/config.test.ts has the faulty values of the others, which the same rules refuse.
test.each(['13', '3651', '1e2', ' 30'])('RETENTION_DAYS „%s“ is refused', (given) => {
	expect(() => siteSettings({ RETENTION_DAYS: given })).toThrow(`RETENTION_DAYS: „${given}“`);
});

test('KONTAKT is formular, also where it is unset, or mail', () => {
	for (const KONTAKT of [undefined, '', 'formular'])
		expect(siteSettings({ KONTAKT })).toMatchObject({ kontakt: 'formular' });
	expect(siteSettings({ KONTAKT: 'mail' })).toMatchObject({ kontakt: 'mail' });
	expect(() => siteSettings({ KONTAKT: 'email' })).toThrow('KONTAKT: „email“');
});

test('STRICT_OWNER is on for yes, off for no or nothing; an unknown word is an error', () => {
	for (const STRICT_OWNER of ['1', 'true', 'YES', 'ja', ' ja '])
		expect(siteSettings({ STRICT_OWNER })).toMatchObject({ strictOwner: true });
	for (const STRICT_OWNER of ['', ' ', '0', 'nein', 'no', 'false'])
		expect(siteSettings({ STRICT_OWNER })).toMatchObject({ strictOwner: false });
	expect(() => siteSettings({ STRICT_OWNER: 'an' })).toThrow('STRICT_OWNER: „an“');
});
