import { expect, test } from 'vitest';
import { asRgb, hasColour, opacityOf, saturation, toneOf } from './colour.ts';

test.each([
	['rgb(0, 0, 0)', 'dense'],
	['rgb(76, 76, 76)', 'dense'],
	['rgb(77, 77, 77)', 'paper'],
	['rgb(0, 0, 255)', 'dense'],
	['rgb(255, 0, 0)', 'dense'],
	['rgb(194, 98, 63)', 'wide'],
	['rgb(0, 200, 0)', 'wide'],
	// As strong as its lightest part allows: 45 % of it are just too little.
	['rgb(200, 110, 200)', 'paper'],
	['rgb(200, 109, 200)', 'wide'],
	['rgb(0, 255, 0)', 'paper'],
	['rgb(120, 110, 100)', 'paper'],
	['rgb(255, 255, 255)', 'paper'],
	['', 'paper'],
	['transparent', 'paper'],
])('%s is drawn %s', (colour, tone) => {
	expect(toneOf(colour)).toBe(tone);
});

test('a colour is the stronger the further it is from grey', () => {
	expect(saturation([100, 100, 100])).toBe(0);
	expect(saturation([255, 0, 60])).toBe(1);
	expect(saturation([51, 102, 51])).toBeCloseTo(0.2);
});

test('the opacity of a colour is read in every notation; nothing has none', () => {
	expect(opacityOf('rgb(1, 2, 3)')).toBe(1);
	expect(opacityOf('rgba(1, 2, 3, 0.25)')).toBe(0.25);
	expect(opacityOf('oklch(0.5 0.2 30 / 0.4)')).toBe(0.4);
	expect(opacityOf('oklch(0.5 0.2 30/0.4)')).toBe(0.4);
	expect(opacityOf('rgba(1,2,3,0.25)')).toBe(0.25);
	expect(opacityOf('')).toBe(0);
	expect(hasColour('rgba(0, 0, 0, 0)')).toBe(false);
	expect(hasColour('rgba(0, 0, 0, 0.1)')).toBe(false);
	expect(hasColour('rgba(0, 0, 0, 0.11)')).toBe(true);
});

test('what is rgb already stays as it is', () => {
	expect(asRgb('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
	expect(asRgb('')).toBe('');
});
