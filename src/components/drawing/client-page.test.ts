import { expect, test } from 'vitest';
import { fixtureProjekt } from '../../../testing/fixture-projekt.ts';
import type { DrawnProjekt } from '../../facts/projekte.ts';
import { focusOf } from './client-page.ts';

const drawn: DrawnProjekt = {
	...fixtureProjekt(),
	plan: {
		desktop: { bild: 'bild-1', blick: [362, 202], kopf: 72, ketten: [] },
		telefon: { bild: 'bild-4', blick: [162, 127], kopf: 64 },
	},
};

test('where only a part of a client’s window is shown, it is the part around the recorder’s point', () => {
	expect(focusOf(drawn, 'desktop')).toEqual({ x: 362, y: 202 });
	expect(focusOf(drawn, 'telefon')).toEqual({ x: 162, y: 127 });
});

test('the owner’s point comes before the recorder’s, in the window that he names it for', () => {
	const chosen: DrawnProjekt = { ...drawn, blick: { telefon: [195, 600] } };
	expect(focusOf(chosen, 'telefon')).toEqual({ x: 195, y: 600 });
	expect(focusOf(chosen, 'desktop')).toEqual({ x: 362, y: 202 });
});
