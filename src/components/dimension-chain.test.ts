import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DimensionChain } from './DimensionChain.tsx';

// The line rests at 52 percent.
test.each([
	{ until: 400, place: '20%', why: 'in the middle of its length' },
	{ until: 1000, place: '26%', why: 'where the line would cut it, in the middle of what is seen' },
])('a figure stands $why', ({ until, place }) => {
	const chain = {
		richtung: 'waagrecht' as const,
		lage: 90,
		ab: 80,
		marken: [0, until],
		masse: [315],
	};
	const sheet = {
		buehne: { breite: 1000, hoehe: 100 },
		seite: { x: 0, y: 0, breite: 1000, hoehe: 100 },
		leiste: 0,
		bild: 'bild-1',
		ketten: [chain],
	};
	const drawn = renderToStaticMarkup(createElement(DimensionChain, { sheet }));
	expect(drawn).toMatch(new RegExp(`<text x="${place}"[^>]*>315</text>`));
});
