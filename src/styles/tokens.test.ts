import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN_SIZES } from '#shared/plan.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The values of a custom property, in order: for all widths, then for phones. */
const valuesOf = (name: string) =>
	[...css.matchAll(RegExp(`--${name}: (\\d+);`, 'g'))].map(([, value]) => Number(value));

test('stylesheets have the size of the plans that the recorder draws', () => {
	const { desktop, telefon } = PLAN_SIZES;
	expect(valuesOf('sheet-width')).toEqual([desktop.width, telefon.width]);
	expect(valuesOf('sheet-height')).toEqual([desktop.height, telefon.height]);
});
