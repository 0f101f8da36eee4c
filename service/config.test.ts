import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const MAIL = {
	SMTP_URL: 'smtps://ich:geheim@mail.beispiel.de',
	MAIL_FROM: 'web@beispiel.de',
	MAIL_TO: 'ich@beispiel.de',
};

test('.env.example, empty values included, sets exactly the defaults', () => {
	const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
	expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});

test('settings are read, also those at the limits; without a mail server there is no mail', () => {
	const from = { ...MAIL, MAIL_FROM: 'web@müller.de' };
	const env = { PORT: '0', HOST: '::1', RATE_LIMIT: '0', ...from };
	const set = { port: 0, address: '::1', rateLimit: 0 };
	const mail = { smtpUrl: MAIL.SMTP_URL, from: 'web@xn--mller-kva.de', to: MAIL.MAIL_TO };
	expect(readConfig(env)).toMatchObject({ ...set, mail });
	const local = { ...MAIL, HOST: 'rechner.local', SMTP_URL: '' };
	expect(readConfig(local)).toMatchObject({ address: local.HOST, mail: null });
});

test('a fault is named together with all others in one message, without the password', () => {
	const faulty = {
		PORT: '70000',
		HOST: 'kein rechner',
		SMTP_URL: 'stmp://ich:geheim@mail.beispiel.de',
		MAIL_TO: 'niemand',
		SITE_URL: 'beispiel.de',
		TRUST_PROXY: 'vielleicht',
		RATE_LIMIT: '-1',
		MAIL_LIMIT: 'alle',
	};
	const read = () => readConfig(faulty);
	for (const name of [...Object.keys(faulty), 'MAIL_FROM']) expect(read).toThrow(`  ${name}: `);
	expect(read).not.toThrow('geheim');
});

test.each<[string, Record<string, string>]>([
	['MAIL_TO: Fehlt.', { ...MAIL, MAIL_TO: '' }],
	['PORT: „1e3“', { PORT: '1e3' }],
	['SITE_URL: „https://beispiel.de/pfad“', { SITE_URL: 'https://beispiel.de/pfad' }],
	['SITE_URL: „ftp://beispiel.de“', { SITE_URL: 'ftp://beispiel.de' }],
])('a fault is named as %s', (fault, env) => expect(() => readConfig(env)).toThrow(fault));
