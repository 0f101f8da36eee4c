import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Plan } from '#shared/plan.ts';
import { PlanDimensions } from './PlanDimensions.tsx';

const sheet = {
	bild: 'bild-1',
	blick: 280,
	ketten: [],
};
const draw = (sheet: Plan['desktop']) =>
	renderToStaticMarkup(createElement(PlanDimensions, { sheet, restPercent: 52 }));

test.each([
	{ until: 512, place: '20%', why: 'in the middle of its length' },
	{ until: 1280, place: '26%', why: 'where the line would cut it, in the middle of what is seen' },
])('a figure is placed $why', ({ until, place }) => {
	const richtung = 'waagrecht' as const;
	const chain = { richtung, lage: 90, ab: 80, marken: [0, until], masse: [315] };
	const drawn = draw({ ...sheet, ketten: [chain] });
	expect(drawn).toMatch(RegExp(`<text x="${place}"[^>]*>315</text>`));
});
