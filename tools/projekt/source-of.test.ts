import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { pathOf, sourceOf } from './source-of.ts';

test('a folder is found below the owner’s own', () => {
	expect(sourceOf({ originale: '~/Bilder' })).toEqual({ pictures: `${homedir()}/Bilder` });
	expect(sourceOf({ originale: '/mnt/~/Bilder' })).toEqual({ pictures: '/mnt/~/Bilder' });
});

test('a website needs no https://, and is refused with finished pictures', () => {
	expect(sourceOf({ url: 'a.example' })).toEqual({ url: 'https://a.example' });
	const local = 'http://localhost:4321';
	expect(sourceOf({ url: local })).toEqual({ url: local });
	expect(() => sourceOf({ url: 'a.example', originale: 'x' })).toThrow(/nicht beides/);
});

test.each([
	['~/Bilder/ich.jpg', `${homedir()}/Bilder/ich.jpg`],
	["'/tmp/mein foto.jpg'", '/tmp/mein foto.jpg'],
	['"/tmp/mein foto.jpg"', '/tmp/mein foto.jpg'],
	["/tmp/Ada's.jpg", "/tmp/Ada's.jpg"],
	['/tmp/mein\\ foto.jpg', '/tmp/mein foto.jpg'],
	['/tmp/"neu"', '/tmp/"neu"'],
	['file:///tmp/mein%20foto.jpg', '/tmp/mein foto.jpg'],
	['file://nas/ich.jpg', undefined],
	['file:///a%zz.jpg', undefined],
])('a terminal writes the path of a file as %s', (typed, path) => {
	expect(pathOf(typed)).toBe(path);
});
