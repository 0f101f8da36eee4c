import type { RissSheet } from '../../src/lib/riss.ts';
import type { Box } from './parts.ts';

/** The sheet a page is drawn on, the place of the page there, and the height of the bar above it (0 on a phone). Css px. */
export type Stage = { width: number; height: number; page: Box; bar: number };

export type Device = 'desktop' | 'telefon';

export const stages: Record<Device, Stage> = {
	desktop: {
		width: 1600,
		height: 1000,
		page: { x: 160, y: 108, width: 1280, height: 800 },
		bar: 44,
	},
	telefon: { width: 600, height: 1040, page: { x: 105, y: 78, width: 390, height: 844 }, bar: 0 },
};

/** The same as riss.json says it. */
export function stageFacts({
	width,
	height,
	page,
	bar,
}: Stage): Pick<RissSheet, 'buehne' | 'seite' | 'leiste'> {
	return {
		buehne: { breite: width, hoehe: height },
		seite: { x: page.x, y: page.y, breite: page.width, hoehe: page.height },
		leiste: bar,
	};
}
