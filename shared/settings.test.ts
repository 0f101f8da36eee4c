import { expect, test } from 'vitest';
import { inhaber } from './inhaber.ts';
import { sharedSettings } from './settings.ts';

test.each([
	['', 180],
	['14', 14],
	['3650', 3650],
])('RETENTION_DAYS „%s“ is read as %i days', (given, retentionDays) => {
	expect(sharedSettings({ RETENTION_DAYS: given })).toMatchObject({ retentionDays });
});

test('an unset SITE_URL is the owner’s', () => {
	const siteUrl = 'https://www.beispiel.de';
	expect(sharedSettings({ SITE_URL: '' })).toMatchObject({ siteUrl: inhaber.siteUrl });
	expect(sharedSettings({ SITE_URL: siteUrl })).toMatchObject({ siteUrl });
});

// service/config.test.ts has the faulty values of the others, which the same rules refuse.
test.each(['13', '3651', '1e2', ' 30'])('RETENTION_DAYS „%s“ is refused', (given) => {
	expect(() => sharedSettings({ RETENTION_DAYS: given })).toThrow(`RETENTION_DAYS: „${given}“`);
});
