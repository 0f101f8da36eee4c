/** The windows that clients' sites are recorded in, in CSS pixels. docs/drehbuch.md repeats them. */
export const VIEWPORTS = {
	desktop: { width: 1280, height: 800 },
	telefon: { width: 390, height: 844 },
} as const;
