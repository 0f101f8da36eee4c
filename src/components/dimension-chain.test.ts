import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DimensionChain } from './DimensionChain.tsx';

// The line rests at 52 percent.
test.each([
	{ bis: 400, stelle: '20%', warum: 'in the middle of its length' },
	{ bis: 1000, stelle: '26%', warum: 'where the line would cut it, in the middle of what is seen' },
])('a figure stands $warum', ({ bis, stelle }) => {
	const chain = {
		richtung: 'waagrecht' as const,
		lage: 90,
		ab: 80,
		marken: [0, bis],
		masse: [315],
	};
	const blatt = {
		buehne: { breite: 1000, hoehe: 100 },
		seite: { x: 0, y: 0, breite: 1000, hoehe: 100 },
		leiste: 0,
		bild: 'bild-1',
		ketten: [chain],
	};
	const drawn = renderToStaticMarkup(createElement(DimensionChain, { blatt }));
	expect(drawn).toMatch(new RegExp(`<text x="${stelle}"[^>]*>315</text>`));
});
