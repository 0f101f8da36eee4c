import { expect, test } from 'vitest';
import { isLoopback, isSmtpUrl } from './smtp-url.ts';

test.each([
	['smtp://127.0.0.1:2525', true],
	['smtps://ich:geheim@mail.beispiel.de', true],
	['smtp://ich@beispiel.de:ge@heim@mail.beispiel.de:587/', true],
	['smtp://ich:100%25%40%2F@mail.beispiel.de', true],
	['http://mail.beispiel.de', false],
	['xsmtp://mail.beispiel.de', false],
	['smtp-x://mail.beispiel.de', false],
	['smtp://', false],
	['mail.beispiel.de', false],
	['smtp://ich:12/heim@mail.beispiel.de', false],
	['smtp://ich:12?heim@mail.beispiel.de', false],
	['smtp://ich:12#heim@mail.beispiel.de', false],
	['smtp://ich:100%@mail.beispiel.de', false],
])('%s is a usable SMTP_URL: %s', (value, understood) => {
	expect(isSmtpUrl(value)).toBe(understood);
});

test.each([
	['localhost', true],
	['127.10.20.30', true],
	['[::1]', true],
	['127.0.0.1.evil.de', false],
	['mail.localhost', false],
	['10.0.0.1', false],
])('%s is this machine: %s', (host, here) => {
	expect(isLoopback(`smtp://ich@${host}:25`)).toBe(here);
});
