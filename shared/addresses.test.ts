import { expect, test } from 'vitest';
import { canonicalPath, NOT_PUBLIC } from './addresses.ts';

// A search that tried every place from every other would need two minutes for a row as long as these.
const LONG = 200_000;

test.each([
	['/', '/x/x'],
	['.', undefined],
	['index', undefined],
	['.html', undefined],
])('a long row of „%s“ within an address is read like a short one', (part, short) => {
	const row = part.repeat(LONG / part.length);
	expect(canonicalPath(`/x${row}x`) === (short ?? `/x${row}x`)).toBe(true);
	expect(NOT_PUBLIC.test(`x${row}x`)).toBe(part === '/');
});

test.each([
	['.well-known/acme-challenge/x', false],
	['.well-known', true],
	['.env', true],
	['a/.git/config', true],
])('„%s“ has no address: %s', (name, isHidden) => {
	expect(NOT_PUBLIC.test(name)).toBe(isHidden);
});

test.each([
	['/sitemap.xml', '/sitemap-index.xml'],
	['/sitemap.xml/', '/sitemap-index.xml'],
	['/ABOUT/', '/about'],
	['/portfolio/Haus', '/portfolio/Haus'],
	['/Bild.PNG', '/Bild.PNG'],
	['//', '/'],
])('%s is called %s', (path, address) => {
	expect(canonicalPath(path)).toBe(address);
});
