import type { RissSheet } from '../shared/riss.ts';

/** A desktop's plan without dimension chains. */
export const emptySheet: RissSheet = {
	buehne: { breite: 1600, hoehe: 1000 },
	seite: { x: 160, y: 108, breite: 1280, hoehe: 800 },
	leiste: 44,
	bild: 'bild-1',
	ketten: [],
};
