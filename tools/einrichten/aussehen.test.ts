import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, toRgb } from '#shared/contrast.ts';
import { weakContrasts } from '../../src/build/checks/weak-contrasts.ts';
import { readColours, TOKENS } from '../../src/styles/read-colours.ts';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { hexOf, withColour } from './aussehen.ts';

const css = readFileSync(TOKENS, 'utf8');
const blue = (changed: string) => readColours(changed).get('blau');

test('a colour that can be read is taken as it is on paper', () => {
	expect(blue(withColour(css, '#0f6e7c'))?.hell).toBe('#0f6e7c');
});

test.each(['#ffe600', '#ffffff', '#000000', '#ff0000', '#777777'])(
	'%s passes the check of the build in both schemes, and shines on dark paper',
	(colour) => {
		const changed = withColour(css, colour);
		expect(weakContrasts(changed)).toEqual(weakContrasts(css));
		expect(changed.length).toBe(css.length);
		const [paper, own] = ['papier', 'blau'].map((name) => readColours(changed).get(name)?.dunkel);
		expect(contrast(toRgb(own ?? ''), toRgb(paper ?? ''))).toBeGreaterThanOrEqual(7);
	},
);

test('pointed at, a colour is darker on paper and lighter in the dark', () => {
	const changed = readColours(withColour(css, '#0f6e7c'));
	const [own, deep] = [changed.get('blau'), changed.get('blau-tief')];
	const onWhite = (hex = '') => contrast(toRgb(hex), [255, 255, 255]);
	expect(onWhite(deep?.hell)).toBeGreaterThan(1.2 * onWhite(own?.hell));
	expect(1.2 * onWhite(deep?.dunkel)).toBeLessThan(onWhite(own?.dunkel));
	expect(onWhite(deep?.dunkel)).toBeGreaterThan(1);
});

test('a colour may be typed short or without its #', () => {
	expect([hexOf('A03C5A'), hexOf('#abc')]).toEqual(['#a03c5a', '#aabbcc']);
	for (const typed of ['rot', '#abcd', 'a03c5a1', 'g#a03c5a']) expect(hexOf(typed)).toBeUndefined();
});

test('a colour that does not go with the owner’s others is refused in a sentence', async () => {
	const site = newSite();
	const css = site.read(TOKENS);
	site.write(TOKENS, css.replace(/(--rot: )light-dark\([^,]*/, '$1light-dark(#ffdddd'));
	await hear(site, [[/Farbe der/, 'grün']], 'farbe');
	expect(site.read(TOKENS)).toContain('#1f7a4d');
	site.write(TOKENS, css.replace(/(--auf-blau: )light-dark\([^,]*/, '$1light-dark(#666666'));
	await expect(hear(site, [[/Farbe der/, 'grün']], 'farbe')).rejects.toThrow(/passt nicht zu den/);
	await expect(hear(site, [[/Farbe der/, 'constructor']], 'farbe')).rejects.toThrow(
		/oder ein Wort/,
	);
});
