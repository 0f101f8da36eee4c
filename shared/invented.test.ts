import { expect, test } from 'vitest';
import { isShipped } from '../testing/is-shipped.ts';
import { inhaber } from './inhaber.ts';
import { inventedFields, isInvented } from './invented.ts';

test.runIf(isShipped)('what the package shows as an example is known as invented', () => {
	expect(inventedFields(inhaber)).toEqual([
		'name',
		'telefon',
		'email',
		...['anschrift.strasse', 'anschrift.plz', 'anschrift.ort'],
		'ustId',
		...['profile[0].url', 'profile[1].url'],
		'siteUrl',
		...['hoster.name', 'hoster.anschrift'],
		'mailanbieter.name',
		'freiwillig.ort',
	]);
});

test('a space behind it, which an address may have, makes it nobody’s own', () => {
	expect(isInvented('post@muster.example ')).toBe(true);
});

test('what somebody can really have is not', () => {
	for (const real of ['Maria Mustermann', '+49 231 424242', 'post@example.de', 'DE123456789', ''])
		expect(isInvented(real), real).toBe(false);
});
