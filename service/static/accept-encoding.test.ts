import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip, deflate', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['br;q=0, gzip;q=0', 'identity'],
	['br;q=0.5, gzip;q=0.9', 'gzip'],
	['identity, br;q=0.5', 'identity'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['BR', 'br'],
	['br;q=unsinn', 'identity'],
	['deflate', 'identity'],
	['', 'identity'],
	[undefined, 'identity'],
] as const)('%j gets %s', (header, expected) => {
	expect(chooseEncoding(header, ['identity', 'gzip', 'br'])).toBe(expected);
});

test('what is not there is not chosen', () => {
	expect(chooseEncoding('br, gzip', ['identity', 'gzip'])).toBe('gzip');
	expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
});
