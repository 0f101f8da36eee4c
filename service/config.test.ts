import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function messageFor(env: Record<string, string>): string {
	try {
		readConfig(env);
	} catch (error) {
		if (error instanceof ConfigError) return error.message;
		throw error;
	}
	return 'kein Fehler';
}

describe('an empty environment', () => {
	test('takes the documented defaults', () => {
		expect(readConfig({})).toMatchObject({
			port: 4321,
			host: '127.0.0.1',
			dataDir: join(process.cwd(), 'data'),
			mail: null,
			trustProxy: 0,
			retentionDays: 180,
			rateLimit: 20,
			mailLimit: 60,
		});
	});

	test('is the same as one with every value empty', () => {
		expect(readConfig({ PORT: '', SMTP_URL: '', RETENTION_DAYS: '' })).toEqual(readConfig({}));
	});
});

test('every setting is read', () => {
	expect(
		readConfig({
			PORT: '0',
			HOST: '::1',
			DATA_DIR: '/srv/anfragen',
			DIST_DIR: '/srv/dist',
			SMTP_URL: 'smtps://ich:geheim@mail.beispiel.de',
			MAIL_FROM: 'web@beispiel.de',
			MAIL_TO: 'ich@beispiel.de',
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
		mail: {
			smtpUrl: 'smtps://ich:geheim@mail.beispiel.de',
			from: 'web@beispiel.de',
			to: 'ich@beispiel.de',
		},
		siteUrl: 'https://www.beispiel.de',
		trustProxy: 1,
		retentionDays: 30,
		rateLimit: 0,
		mailLimit: 5,
	});
});

test('TRUST_PROXY understands true and false', () => {
	expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(1);
	expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(0);
});

describe('a fault', () => {
	test('is named together with all others in one message', () => {
		const message = messageFor({
			PORT: '70000',
			HOST: 'kein rechner',
			SMTP_URL: 'http://mail.beispiel.de',
			MAIL_TO: 'niemand',
			SITE_URL: 'beispiel.de',
			TRUST_PROXY: 'vielleicht',
			RETENTION_DAYS: '0',
			RATE_LIMIT: '-1',
			MAIL_LIMIT: 'alle',
		});
		const names =
			'PORT HOST SMTP_URL MAIL_FROM MAIL_TO SITE_URL TRUST_PROXY RETENTION_DAYS RATE_LIMIT MAIL_LIMIT';
		for (const name of names.split(' ')) expect(message).toContain(`  ${name}: `);
	});

	test.each(['MAIL_FROM', 'MAIL_TO'])('is SMTP_URL without %s', (missing) => {
		const env: Record<string, string> = {
			SMTP_URL: 'smtp://127.0.0.1:2525',
			MAIL_FROM: 'web@beispiel.de',
			MAIL_TO: 'ich@beispiel.de',
		};
		delete env[missing];
		expect(messageFor(env)).toContain(`${missing}: Fehlt.`);
	});

	test('in SMTP_URL does not repeat the password', () => {
		expect(messageFor({ SMTP_URL: 'stmp://ich:geheim@mail' })).not.toContain('geheim');
	});

	test.each(['1e3', '0x10', ' 80', '8.5', '-1'])('is the port %j', (port) => {
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
