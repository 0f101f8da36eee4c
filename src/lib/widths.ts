/**
 * The site's widths, each as a media query, for stylesheets (`@media (--tablet)`, styles/postcss.ts), scripts and the
 * `sizes` of pictures. No other file names a window's size.
 */
const WIDE_PHONE = '(width >= 24rem)';
/** The specification has one width for what it unfolds: the carousel and the menu. */
const UNFOLDED = '(width >= 767px)';
/** Two slides of the carousel are in sight, and two cards stand side by side. */
export const TWO_SLIDES = UNFOLDED;
/** The menu is a row of links. */
export const MENU_IN_ROW = UNFOLDED;
/** Phones end here. */
export const TABLET = '(width >= 48rem)';
/** Phones alone. `not (--tablet)` holds on paper, too; `--phone` is for where paper shows the wide picture. */
export const PHONE = 'screen and (width < 48rem)';
/** All twelve columns. */
export const DESKTOP = '(width >= 64rem)';
/** A project's facts have four columns. */
const WIDE_DESKTOP = '(width >= 75rem)';
/** A header with the owner's own pages has room for the number. */
const ROOMY = '(width >= 80rem)';

/** Low windows: a laptop's below the browser's bars, a small phone. */
const LOW = '(height < 45rem)';

/** A phone whose keyboard is open shows less of the page than this, in pixels. */
export const KEYBOARD_PX = 520;
/** A window that the keyboard shrinks, and a phone's that lies on its side. */
const VERY_LOW = `(height < ${KEYBOARD_PX / 16}rem)`;

/** The form's sheet may stay in sight above the fields. */
const SHEET_STAYS = '(height >= 22rem)';
/** On a phone the sheet has room for the message's first words above an answer. */
const WORDS_ABOVE_ANSWER = '(height >= 46rem)';

/** What an enlargement to 400 % leaves of a screen's height. */
const ENLARGED = '(height < 20rem)';

/** By their names in stylesheets; `not (--desktop)` is everything below. */
export const NAMED_WIDTHS = {
	'wide-phone': WIDE_PHONE,
	'two-slides': TWO_SLIDES,
	'menu-in-row': MENU_IN_ROW,
	tablet: TABLET,
	phone: PHONE,
	desktop: DESKTOP,
	'wide-desktop': WIDE_DESKTOP,
	roomy: ROOMY,
	low: LOW,
	'very-low': VERY_LOW,
	'sheet-stays': SHEET_STAYS,
	'words-above-answer': WORDS_ABOVE_ANSWER,
	enlarged: ENLARGED,
};
