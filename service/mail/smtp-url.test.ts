import { expect, test } from 'vitest';
import { isLoopback, isSmtpUrl, withAsciiHost } from './smtp-url.ts';

test.each([
	['smtp://127.0.0.1:2525', true],
	['smtps://ich:geheim@mail.beispiel.de', true],
	['smtp://ich@beispiel.de:ge@heim@mail.beispiel.de:587/', true],
	['smtp://ich:100%25%40%2F@mail.beispiel.de', true],
	['http://mail.beispiel.de', false],
	['smtp://', false],
	['mail.beispiel.de', false],
	['smtp://ich:12/heim@mail.beispiel.de', false],
	['smtp://ich:12?heim@mail.beispiel.de', false],
	['smtp://ich:12#heim@mail.beispiel.de', false],
	['smtp://ich:100%@mail.beispiel.de', false],
	['smtp://ich:100%ff@mail.beispiel.de', false],
])('%s is a usable SMTP_URL: %s', (value, understood) => {
	expect(isSmtpUrl(value)).toBe(understood);
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
])('%s is this machine: %s', (host, here) => {
	expect(isLoopback(`smtp://ich@${host}:25`)).toBe(here);
});

test.each([
	['smtps://ich:ge%C3%BC@mail.müller.de:465', 'smtps://ich:ge%C3%BC@mail.xn--mller-kva.de:465'],
	['smtp://ich@mail.beispiel.de:587', 'smtp://ich@mail.beispiel.de:587'],
])('%s is reached as %s', (typed, reached) => expect(withAsciiHost(typed)).toBe(reached));
