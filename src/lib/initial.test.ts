import { expect, test } from 'vitest';
import { initial } from './initial.ts';

test.each([
	['Max Mustermann', '', 'M'],
	['Anna-Lena  von Öhringen ', '', 'Ö'],
	['Cher', '', 'C'],
	['Anna Müller (B.Sc.)', '', 'M'],
	['Max Mustermann jun.', '', 'M'],
	['Werk UG (haftungsbeschränkt)', 'Ada Kurz', 'W'],
	['„Blau“ Web GmbH', 'Ada Kurz', 'W'],
])('the initial of %s, represented by „%s“, is %s', (name, vertreten, expected) =>
	expect(initial({ name, vertreten })).toBe(expected),
);
