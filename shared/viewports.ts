/** The windows that clients' sites are recorded in, in CSS pixels. docs/drehbuch.md repeats them. */
export const VIEWPORTS = {
	desktop: { width: 1280, height: 800 },
	telefon: { width: 390, height: 844 },
} as const;

/**
 * The sheets that these windows are drawn on, in the same pixels: their size, the page's place, and what is
 * around the page, a browser's bar above it or a phone's frame. src/styles/tokens.css repeats them.
 */
export const SHEETS = {
	desktop: {
		width: 1600,
		height: 1000,
		bar: 44,
		frame: 0,
		page: { x: 160, y: 108, ...VIEWPORTS.desktop },
	},
	telefon: {
		width: 600,
		height: 1040,
		bar: 0,
		frame: 9,
		page: { x: 105, y: 78, ...VIEWPORTS.telefon },
	},
} as const;
