import { expect, test } from 'vitest';
import { isLoopback, isSmtpUrl } from './smtp-url.ts';

test.each([
	'smtp://127.0.0.1:2525',
	'smtps://ich:geheim@mail.beispiel.de',
	'smtp://ich@beispiel.de:ge@heim@mail.beispiel.de:587/',
	'smtp://ich:100%25%40%2F@mail.beispiel.de',
])('%s is understood', (value) => {
	expect(isSmtpUrl(value)).toBe(true);
});

test.each([
	['localhost', true],
	['127.0.0.1', true],
	['127.1.2.3', true],
	['[::1]', true],
	['127.0.0.1.evil.de', false],
	['localhost.evil.de', false],
	['mail.localhost', false],
	['10.0.0.1', false],
])('whether %s is this machine: %s', (host, here) => {
	expect(isLoopback(`smtp://ich@${host}:25`)).toBe(here);
});

test.each([
	'http://mail.beispiel.de',
	'smtp://',
	'mail.beispiel.de',
	'smtp://ich:ge/heim@mail.beispiel.de',
	'smtp://ich:12/heim@mail.beispiel.de',
	'smtp://ich:ge#heim@mail.beispiel.de',
	'smtp://ich:12?heim@mail.beispiel.de',
	'smtp://ich:12#heim@mail.beispiel.de',
	'smtp://ich:100%@mail.beispiel.de',
	'smtp://ich:100%ff@mail.beispiel.de',
])('%s is a fault', (value) => {
	expect(isSmtpUrl(value)).toBe(false);
});
