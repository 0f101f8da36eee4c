import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanDimensions } from './PlanDimensions.tsx';

test('a length stands in the middle of what it measures, in percent of the page', () => {
	const richtung = 'waagrecht' as const;
	const chain = { richtung, lage: 80, ab: 70, marken: [0, 512], masse: [512] };
	const drawn = renderToStaticMarkup(
		createElement(PlanDimensions, { bild: 'bild-1', blick: [640, 280], kopf: 0, ketten: [chain] }),
	);
	expect(drawn).toMatch(/<text x="20%" y="10%"[^>]*>512<\/text>/);
});
