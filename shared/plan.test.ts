import { expect, test } from 'vitest';
import { planFile, readPlan } from './plan.ts';
import { VIEWPORTS } from './viewports.ts';

const drawn = (blick: [number, number]) => ({ bild: 'bild-1', blick, kopf: 80 });
const planOf = (x: number) =>
	JSON.stringify({ desktop: { ...drawn([x, 0]), ketten: [] }, telefon: drawn([0, 0]) });

test('the point that matters lies within the window', () => {
	const { width } = VIEWPORTS.desktop;
	expect(readPlan(planOf(width), 'haus').desktop.blick).toEqual([width, 0]);
	for (const x of [-1, width + 1])
		expect(() => readPlan(planOf(x), 'haus')).toThrow(
			/^haus\/riss\.json .*desktop\.blick\.0.*npm run media -- haus --nur riss$/,
		);
});

test('its files are named after window, scheme and width', () => {
	expect(planFile('telefon', 'dunkel', 480)).toBe('riss-telefon-dunkel-480.avif');
});
