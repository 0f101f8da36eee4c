/**
 * The windows that clients' sites are recorded in, in CSS pixels. docs/drehbuch.md repeats them; the style sheets of
 * PicturePair, DrawnFigure, PictureWall and HomeOpening do too, or their ratio (800 : 1280 is 62.5 %).
 */
export const VIEWPORTS = {
	desktop: { width: 1280, height: 800 },
	telefon: { width: 390, height: 844 },
} as const;

/** What a picture of a client's site shows: one of the windows, or a part of the page from close by. */
export const PICTURE_KINDS = ['desktop', 'telefon', 'detail'] as const;
