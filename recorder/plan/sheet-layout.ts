import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Box } from './parts.ts';

export type Device = 'desktop' | 'telefon';

/** The sheet that a page is drawn on, in px of the page. */
export type SheetLayout = {
	width: number;
	height: number;
	/** Place of the page on the sheet. */
	page: Box;
	/** Height of the browser's bar above the page; 0 on a phone. */
	bar: number;
	/** Distances of the chains of dimensions, and of the leader's text, from the page's edges. */
	distances: { left: number; outer?: number; below: number; note: number };
	/** A shorter length of a chain has no room for its figure. */
	shortestWithFigure: number;
	/** The file of the drawing: its width in px and the most bytes it may have. */
	file: { width: number; bytes: number };
};

export const sheetLayouts: Record<Device, SheetLayout> = {
	desktop: {
		width: 1600,
		height: 1000,
		bar: 44,
		shortestWithFigure: 34,
		page: { x: 160, y: 108, ...VIEWPORTS.desktop },
		distances: { left: 52, outer: 104, below: 52, note: 68 },
		file: { width: 1280, bytes: 46_000 },
	},
	telefon: {
		width: 600,
		height: 1040,
		bar: 0,
		shortestWithFigure: 30,
		page: { x: 105, y: 78, ...VIEWPORTS.telefon },
		distances: { left: 46, below: 48, note: 44 },
		file: { width: 600, bytes: 20_000 },
	},
};
