import { expect, test } from 'vitest';
import { createClientKey } from './client-key.ts';

const keyOf = createClientKey();

test('the key does not show the address', () => {
	expect(keyOf('192.0.2.17')).toMatch(/^[\w-]{22}$/);
});

test('it is the same for the same address and differs for another', () => {
	expect(keyOf('192.0.2.17')).toBe(keyOf('192.0.2.17'));
	expect(keyOf('192.0.2.17')).not.toBe(keyOf('192.0.2.18'));
});

test('it is another after a restart', () => {
	expect(createClientKey()('192.0.2.17')).not.toBe(keyOf('192.0.2.17'));
});

test('an IPv6 network of 64 bits is one client', () => {
	expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:0DB8:1:2:ffff:ffff:ffff:ffff'));
	expect(keyOf('2001:db8::1')).toBe(keyOf('2001:db8:0:0:5::'));
	expect(keyOf('fe80::1%eth0')).toBe(keyOf('fe80::2'));
	expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
	expect(keyOf('::1')).not.toBe(keyOf('2001:db8::1'));
});

test('an IPv4 address is the same however the socket writes it', () => {
	expect(keyOf('::ffff:192.0.2.17')).toBe(keyOf('192.0.2.17'));
});

test('whatever is no address is one and the same client', () => {
	expect(keyOf('unsinn')).toBe(keyOf('<script>'));
});
