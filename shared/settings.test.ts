import { expect, test } from 'vitest';
import { inhaber } from './inhaber.ts';
import { retentionDays, siteUrl } from './settings.ts';

test.each([
	['', 180],
	['14', 14],
	['3650', 3650],
])('RETENTION_DAYS „%s“ is read as %i days', (given, days) => {
	expect(retentionDays({ RETENTION_DAYS: given })).toBe(days);
});

test.each(['13', '3651', '1e2', ' 30'])('RETENTION_DAYS „%s“ is refused', (given) => {
	expect(() => retentionDays({ RETENTION_DAYS: given })).toThrow(`RETENTION_DAYS: „${given}“`);
});

test.each([
	['', inhaber.siteUrl],
	['https://www.beispiel.de', 'https://www.beispiel.de'],
])('SITE_URL „%s“ is read as %s', (given, url) => {
	expect(siteUrl({ SITE_URL: given })).toBe(url);
});

test.each([
	'beispiel.de',
	'https://beispiel.de/pfad',
	'https://ich@beispiel.de',
	'ftp://beispiel.de',
])('SITE_URL „%s“ is refused', (given) => {
	expect(() => siteUrl({ SITE_URL: given })).toThrow(`SITE_URL: „${given}“`);
});
