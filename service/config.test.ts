import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const MAIL = {
	SMTP_URL: 'smtps://ich:geheim@mail.beispiel.de',
	MAIL_FROM: 'web@beispiel.de',
	MAIL_TO: 'ich@beispiel.de',
};

test('.env.example as it stands, empty values included, sets exactly the defaults', () => {
	const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
	expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});

test('every setting is read', () => {
	expect(
		readConfig({
			PORT: '0',
			HOST: '::1',
			DATA_DIR: '/srv/anfragen',
			DIST_DIR: '/srv/dist',
			...MAIL,
			SITE_URL: 'https://www.beispiel.de',
			TRUST_PROXY: '1',
			RETENTION_DAYS: '30',
			RATE_LIMIT: '0',
			MAIL_LIMIT: '5',
		}),
	).toEqual({
		port: 0,
		host: '::1',
		dataDir: '/srv/anfragen',
		distDir: '/srv/dist',
		mail: { smtpUrl: MAIL.SMTP_URL, from: MAIL.MAIL_FROM, to: MAIL.MAIL_TO },
		siteUrl: 'https://www.beispiel.de',
		trustProxy: 1,
		retentionDays: 30,
		rateLimit: 0,
		mailLimit: 5,
	});
});

describe('a fault', () => {
	test('is named together with all others in one message, without the password', () => {
		const faulty = {
			PORT: '70000',
			HOST: 'kein rechner',
			SMTP_URL: 'stmp://ich:geheim@mail.beispiel.de',
			MAIL_TO: 'niemand',
			SITE_URL: 'beispiel.de',
			TRUST_PROXY: 'vielleicht',
			RETENTION_DAYS: '0',
			RATE_LIMIT: '-1',
			MAIL_LIMIT: 'alle',
		};
		const message = messageFor(faulty);
		for (const name of [...Object.keys(faulty), 'MAIL_FROM']) {
			expect(message).toContain(`  ${name}: `);
		}
		expect(message).not.toContain('geheim');
	});

	test.each(['MAIL_FROM', 'MAIL_TO'])('is SMTP_URL without %s', (missing) => {
		expect(messageFor({ ...MAIL, [missing]: '' })).toContain(`${missing}: Fehlt.`);
	});

	test.each(['1e3', '0x10', ' 80', '8.5'])('is the port %j', (port) => {
		expect(messageFor({ PORT: port })).toContain('PORT: ');
	});

	test.each([
		'https://beispiel.de/unter/pfad',
		'https://beispiel.de/#anker',
		'https://ich@beispiel.de',
		'ftp://beispiel.de',
	])('is the site address %s', (siteUrl) => {
		expect(messageFor({ SITE_URL: siteUrl })).toContain(`SITE_URL: „${siteUrl}“`);
	});
});

function messageFor(env: Record<string, string>): string {
	try {
		readConfig(env);
	} catch (error) {
		return String(error);
	}
	return 'kein Fehler';
}
