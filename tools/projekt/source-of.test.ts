import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';

test('a folder is found below the owner’s own', () => {
	expect(sourceOf({ originale: '~/Bilder' })).toEqual({ pictures: `${homedir()}/Bilder` });
});

test('a website and finished pictures at once are refused', () => {
	expect(() => sourceOf({ url: 'https://a.example', originale: 'x' })).toThrow(/nicht beides/);
});
