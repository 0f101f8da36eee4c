import { homedir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test.each([
	['~/Bilder/ich.jpg', `${homedir()}/Bilder/ich.jpg`],
	["'/tmp/mein foto.jpg'", '/tmp/mein foto.jpg'],
	['"/tmp/mein foto.jpg"', '/tmp/mein foto.jpg'],
	["/tmp/Ada's.jpg", "/tmp/Ada's.jpg"],
	[`'/tmp/Max'\\'' Foto.jpg'`, "/tmp/Max' Foto.jpg"],
	['/tmp/mein\\ foto.jpg', '/tmp/mein foto.jpg'],
	['/tmp/"neu"', '/tmp/"neu"'],
	[`"/tmp" 1"/a.jpg`, path.resolve(`"/tmp" 1"/a.jpg`)],
	['file:///tmp/mein%20foto.jpg', '/tmp/mein foto.jpg'],
	['file://nas/ich.jpg', undefined],
	['file:///a%zz.jpg', undefined],
])('a terminal writes the path of a file as %s', (typed, wanted) => {
	expect(pathOf(typed)).toBe(wanted);
});
