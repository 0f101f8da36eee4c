import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableAddress, withAsciiDomain } from './readable-address.ts';

test.each([
	['max@xn--mller-kva.de', 'max@müller.de'],
	['Max@Firma.DE', 'Max@Firma.DE'],
	['"a@b"@xn--mller-kva.de', '"a@b"@müller.de'],
	['a@xn--0.de', 'a@xn--0.de'],
	['a@xn--a.xn--', 'a@xn--a.xn--'],
	['a@xn--99999999.de', 'a@xn--99999999.de'],
	['a@999.999', 'a@999.999'],
	['INFO@XN--MLLER-KVA.DE', 'INFO@müller.de'],
	['xn--mller-kva.de', 'müller.de'],
])('the address %s is read as %s', (stored, read) => {
	expect(readableAddress(stored)).toBe(read);
});

test('any domain with letters beyond ASCII is converted, and read again, as Node does', () => {
	const letter = fc.constantFrom(...'abcxyz019äöüßéçøłşğαωжщ中文字ไทย');
	const label = fc.string({ unit: letter, minLength: 1, maxLength: 20 });
	fc.assert(
		fc.property(label, label, (one, other) => {
			const ascii = domainToASCII(`${one}.${other}.de`);
			fc.pre(ascii !== '');
			expect(withAsciiDomain(`a@${one}.${other}.de`)).toBe(`a@${ascii}`);
			expect(readableAddress(`a@${ascii}`)).toBe(`a@${domainToUnicode(ascii)}`);
		}),
	);
});

test('a text as long as a request can be takes no noticeable time', () => {
	const before = process.threadCpuUsage();
	const half = 'a'.repeat(30_000);
	readableAddress(`a@xn--${half}-${half}`);
	withAsciiDomain('!'.repeat(60_000));
	// In microseconds; other programs on the machine do not lengthen it.
	expect(process.threadCpuUsage(before).user).toBeLessThan(100_000);
});
