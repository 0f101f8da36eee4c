import { expect, test } from 'vitest';
import { wandplaetze } from './wandplaetze.ts';

test('a phone hangs beside two windows, what is more takes the full width', () => {
	expect(wandplaetze(['desktop', 'desktop', 'telefon', 'detail'])).toEqual([
		'oben',
		'unten',
		'telefon',
		'breit',
	]);
	expect(wandplaetze(['desktop', 'telefon', 'desktop', 'desktop', 'telefon'])).toEqual([
		'oben',
		'telefon',
		'unten',
		'breit',
		'breit',
	]);
});

test('where there is nothing to stand beside, every picture takes the full width', () => {
	expect(wandplaetze(['desktop', 'telefon', 'detail'])).toEqual(['breit', 'breit', 'breit']);
	expect(wandplaetze(['desktop', 'desktop'])).toEqual(['breit', 'breit']);
});
