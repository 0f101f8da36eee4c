/**
 * The windows that clients' sites are recorded in, in CSS pixels. Four stylesheets and docs/drehbuch.md repeat them; the
 * test beside this file says which.
 */
export const VIEWPORTS = {
	desktop: { width: 1280, height: 800 },
	telefon: { width: 390, height: 844 },
} as const;

/** What a picture of a client's site shows: one of the windows, or a part of the page from close by. */
export const PICTURE_KINDS = ['desktop', 'telefon', 'detail'] as const;
