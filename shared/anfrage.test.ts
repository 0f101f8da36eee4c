import { expect, test } from 'vitest';
import { anfrageSchema, emailAddress } from './anfrage.ts';
import { perTextField } from './form.ts';
import { trimInvisible } from './trim-invisible.ts';

const label = 'a'.repeat(63);

/** As browsers take it in `<input type="email">`. */
const VALID = `a@b anna.maria@sub.beispiel.de a+b@b.de a_b@b.de o'hara@b.de 1@2.3 a-b@b-c.de .a.@b.de
	a..b@b.de !#$%&*/=?^\`{|}~@b.de A@B.DE a@${label}.${label}.de`;
const INVALID = `a @b.de a@ a@-b.de a@b-.de a@b..de a@.b a@b. a@a${label}.de ä@b.de a@b@c.de a@ü@b.de a@ü_b.de a@ü.de/x
	<a@b.de> a@b_c.de a,b@b.de a@b.de,c@d.de`;

test.each([
	...VALID.split(/\s+/).map((email) => ({ email, valid: true })),
	...INVALID.split(/\s+/).map((email) => ({ email, valid: false })),
	...['', ' \u200b', 'a b@b.de', 'a@b c.de', 'a@b.de\u00a0x'].map((email) => ({
		email,
		valid: false,
	})),
])('„$email“ is an e-mail address: $valid', ({ email, valid }) => {
	const form = { vorname: 'a', nachname: 'b', email, checkbox: true };
	const { success, data } = anfrageSchema.safeParse(form);
	expect(success).toBe(valid);
	// What one may leave empty may be missing: the page was opened before the form had it.
	if (valid) expect(data).toEqual({ ...perTextField(() => ''), ...form });
});

test.each([
	['max@müller.de', 'max@xn--mller-kva.de'],
	['Max@MÜLLER.DE', 'Max@xn--mller-kva.de'],
	['a@straße.de', 'a@xn--strae-oqa.de'],
	['a@b.de\n', 'a@b.de'],
	['\u200b\ufeff a@b.de\u00a0\u2060', 'a@b.de'],
	['a\u00adn\u200bna@b\u2060.de', 'anna@b.de'],
])('„%s“ is stored as %s', (email, stored) => {
	const form = { vorname: 'a', nachname: 'b', email, checkbox: true };
	expect(anfrageSchema.parse(form).email).toBe(stored);
});

test('sixty thousand spaces around an address, or letters in its place, take no noticeable time', () => {
	const spaces = ' '.repeat(30_000);
	const before = process.threadCpuUsage();
	expect(emailAddress.safeParse('a'.repeat(60_000)).success).toBe(false);
	expect(trimInvisible(`${spaces}a${spaces}b${spaces}`)).toBe(`a${spaces}b`);
	// In microseconds; other programs on the machine do not lengthen it.
	expect(process.threadCpuUsage(before).user).toBeLessThan(100_000);
});
