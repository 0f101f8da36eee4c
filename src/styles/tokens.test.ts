import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHEETS } from '#shared/viewports.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The values of a custom property, in order: for all widths, then for phones. */
const valuesOf = (name: string) =>
	[...css.matchAll(RegExp(`--${name}: (\\d+);`, 'g'))].map(([, value]) => Number(value));

test('stylesheets have the sheets that the recorder draws on', () => {
	const { desktop, telefon } = SHEETS;
	expect(valuesOf('sheet-width')).toEqual([desktop.width, telefon.width]);
	expect(valuesOf('sheet-height')).toEqual([desktop.height, telefon.height]);
	expect(valuesOf('window-width')).toEqual([desktop.page.width]);
	expect(valuesOf('window-bar')).toEqual([desktop.bar]);
	expect(valuesOf('window-top')).toEqual([desktop.page.y - desktop.bar]);
	const { frame, page } = telefon;
	expect(valuesOf('phone-frame')).toEqual([frame]);
	expect(valuesOf('phone-width')).toEqual([page.width + 2 * frame]);
	expect(valuesOf('phone-height')).toEqual([page.height + 2 * frame]);
	expect(valuesOf('phone-top')).toEqual([page.y - frame]);
});
