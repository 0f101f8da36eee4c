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

test('KONTAKT is formular or mail, STRICT_OWNER a word for yes or no', () => {
	const given = (KONTAKT: string, STRICT_OWNER: string) =>
		Object.values(siteSettings({ KONTAKT, STRICT_OWNER })).slice(-2);
	expect(given('', '')).toEqual(['formular', false]);
	expect(given('formular', ' JA ')).toEqual(['formular', true]);
	expect(given('mail', 'nein')).toEqual(['mail', false]);
	expect(() => siteSettings({ KONTAKT: 'email', STRICT_OWNER: 'an' })).toThrow(
		/KONTAKT: „email“.*STRICT_OWNER: „an“/,
	);
});
