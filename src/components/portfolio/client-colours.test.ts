import { expect, test } from 'vitest';
import { colourOf } from './client-colours.ts';

/** A picture in vertical stripes of the same width, each in one of these colours. */
function striped(...colours: string[]): Uint8Array {
	const stripes = colours.map(
		(colour, i) => `<rect x="${i * 10}" width="10" height="10" fill="${colour}"/>`,
	);
	return new TextEncoder().encode(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${10 * colours.length}" height="10">${stripes.join('')}</svg>`,
	);
}

const GROUND = striped('#336699');

test.each([
	[
		'the logo’s, however much black and grey is beside it',
		['#000000', '#888888', '#cc2200'],
		'#cc2200',
	],
	['of several the one that is seen most', ['#cc2200', '#0044cc', '#cc2200'], '#cc2200'],
	['a strong one before a pale one of the same size', ['#d0b8b0', '#cc2200'], '#cc2200'],
	['the ground’s, where the logo is black and grey', ['#000000', '#888888'], '#336699'],
])('a client’s colour is %s', async (_, logo, colour) => {
	expect(await colourOf(striped(...logo), GROUND)).toBe(colour);
});
