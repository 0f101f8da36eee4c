/** The windows that clients' sites are recorded in, in CSS pixels. CutStage.module.css and docs/drehbuch.md repeat them. */
export const VIEWPORTS = {
	desktop: { width: 1280, height: 800 },
	telefon: { width: 390, height: 844 },
} as const;
