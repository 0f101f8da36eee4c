import { expect, test } from 'vitest';
import { isLoopback, smtpUrlFault } from './smtp-url.ts';

test.each([
	'smtp://127.0.0.1:2525',
	'smtps://ich:geheim@mail.beispiel.de',
	'smtp://ich@beispiel.de:ge@heim@mail.beispiel.de:587/',
	'smtp://ich:100%25%40%2F@mail.beispiel.de',
])('%s is understood', (value) => {
	expect(smtpUrlFault(value)).toBeNull();
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
	['http://mail.beispiel.de', /^Erwartet wird smtp/],
	['smtp://', /^Erwartet wird smtp/],
	['mail.beispiel.de', /^Erwartet wird smtp/],
	['smtp://ich:ge/heim@mail.beispiel.de', /\/ als %2F/],
	['smtp://ich:12/heim@mail.beispiel.de', /\/ als %2F/],
	['smtp://ich:ge#heim@mail.beispiel.de', /# als %23/],
	['smtp://ich:12?heim@mail.beispiel.de', /\? als %3F/],
	['smtp://ich:12#heim@mail.beispiel.de', /# als %23/],
	['smtp://ich:100%@mail.beispiel.de', /%25/],
])('%s is a fault that says what to do and keeps the password to itself', (value, sentence) => {
	expect(smtpUrlFault(value)).toMatch(sentence);
	expect(smtpUrlFault(value)).not.toMatch(/heim|100/);
});
