import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlanSheet } from '#shared/plan.ts';
import { PlanDimensions } from './PlanDimensions.tsx';

const sheet = {
	buehne: { breite: 1000, hoehe: 100 },
	bild: 'bild-1',
	ketten: [],
};
const draw = (sheet: PlanSheet) =>
	renderToStaticMarkup(createElement(PlanDimensions, { sheet, restPercent: 52 }));

test.each([
	{ until: 400, place: '20%', why: 'in the middle of its length' },
	{ until: 1000, place: '26%', why: 'where the line would cut it, in the middle of what is seen' },
])('a figure is placed $why', ({ until, place }) => {
	const richtung = 'waagrecht' as const;
	const chain = { richtung, lage: 90, ab: 80, marken: [0, until], masse: [315] };
	const drawn = draw({ ...sheet, ketten: [chain] });
	expect(drawn).toMatch(RegExp(`<text x="${place}"[^>]*>315</text>`));
});

test.each([
	['Jost 300, 44/43', '>Jost 300<.*>44/43<'],
	['Liberation Serif 700, 37/45', '>Liberation Serif<.*>700, 37/45<'],
	['Bricolage Grotesque 800, 56/54', '^(?!.*Bricolage)'],
])('on a phone “%s” is shown whole or left out', (text, expected) => {
	const notice = { punkt: { x: 241, y: 288 }, knick: { x: 241, y: 34 }, text };
	const buehne = { breite: 600, hoehe: 1040 };
	expect(draw({ ...sheet, buehne, hinweis: notice })).toMatch(RegExp(expected));
});
