/** The widths of styles/widths.css, for scripts and for the `sizes` of pictures. */
export const TWO_SLIDES = '(width >= 767px)';
export const TABLET = '(width >= 48rem)';
export const DESKTOP = '(width >= 64rem)';
/** Where the page no longer grows: --breite and --rand of styles/tokens.css. */
export const FULL_PAGE = '(width >= 100rem)';

/** Narrower than TABLET; not paper, which is as narrow. */
export const PHONE = 'screen and (width < 48rem)';
