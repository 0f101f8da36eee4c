import { expect, test } from 'vitest';
import { mayBeIndexed } from './may-be-indexed.ts';
import { robotsTxt } from './robots-txt.ts';

test.each([
	[undefined, true],
	['', true],
	['https://www.beispiel.example', true],
	['https://www.beispiel.example/', true],
	['https://vorschau.beispiel.example', false],
	['http://www.beispiel.example', false],
	['http://127.0.0.1:4321', false],
])('built for SITE_URL %j: may be listed: %j', (SITE_URL, expected) => {
	expect(mayBeIndexed({ SITE_URL }, 'https://www.beispiel.example')).toBe(expected);
});

test('a copy elsewhere than at the owner’s address is closed to search engines', () => {
	expect(robotsTxt(false, 'https://x.example/sitemap.xml')).toBe('User-agent: *\nDisallow: /\n');
});
