import type { Point } from './geometry.ts';
import { everywhere } from './shadow-trees.ts';

/**
 * What is written on buttons, as parts of regular expressions: German, then English; `^` is where a line
 * begins. Cookie questions that the package autoconsent knows are declined before (website/clear-overlays.ts).
 */
const declining = [
	['^(alle )?ablehnen', '^nur (notwendige|erforderliche|essenzielle|essentielle)', 'nein,? danke'],
	['^reject', '^decline', 'no,? thanks'],
];
const leaving = [
	['sp[äa]ter', 'schließen', 'schliessen', 'überspringen', 'ausblenden', 'minimieren'],
	['^skip', '^(minimise|minimize)( |$)', '^[×✕✖x]$'],
];
/** Whole words: „Weiterlesen“ agrees to nothing. */
const agreeing = [
	['^verstanden', '^einverstanden', '^akzeptieren', '^annehmen', '^zustimmen', '^weiter'],
	['^alle[sn]? (cookies )?(akzeptieren|annehmen|zulassen)'],
	['^ok(ay)?', '^got it', '^accept( all)?', '^agree', '^i agree', '^continue'],
].map((words) => words.map((word) => `${word}\\b`));
/** Questions after the age, and doors. */
const entering = [
	['^ja\\b', '(^|\\s)(über|ab|mindestens) 1[68]\\b', 'volljährig', '^(eintreten|betreten)\\b'],
	['^yes\\b', '^enter\\b'],
];

/** The best names of a closing button first; `close` in its class or id counts as well. */
const wanted = [
	anyOf(...declining, ...leaving),
	anyOf(['close', 'dismiss']),
	anyOf(...agreeing, ...entering),
];

function anyOf(...lists: string[][]): RegExp {
	return new RegExp(lists.flat().join('|'), 'im');
}

const buttonLike =
	'button, [role="button"], input[type="button"], input[type="submit"], [class*="close" i], [class*="dismiss" i]';
/** Other things to click, and links to other pages with all that is in them. */
const notButtons =
	'label, input, a[href]:not([href^="#"], [href^="javascript"]), a[href]:not([href^="#"], [href^="javascript"]) *';

/**
 * The middle of the button that closes an overlay: one that declines or shows a cross, else one named “close”,
 * else one that agrees, else its only one.
 */
export function closerOf(overlay: HTMLElement): Point | undefined {
	const buttons = everywhere('*', overlay).filter(isButton);
	const named = wanted.flatMap((words) => buttons.filter((button) => words.test(namesOf(button))));
	const isOnly = buttons.every((button) => buttons[0]?.contains(button));
	return middleOf(named[0] ?? (isOnly ? buttons[0] : undefined));
}

/** The middle of a button that only closes: one that declines, shows a cross or is named “close”. */
export function crossOf(overlay: HTMLElement): Point | undefined {
	const buttons = everywhere('*', overlay).filter(isButton);
	const [declines, closes] = wanted;
	return middleOf(
		buttons.find((button) => [declines, closes].some((words) => words?.test(namesOf(button)))),
	);
}

/** Called inside a frame that lies over a page: the middle of its cross, in px of the frame. */
export function crossInFrame(): Point | undefined {
	return crossOf(document.body);
}

function middleOf(button: HTMLElement | undefined): Point | undefined {
	const box = button?.getBoundingClientRect();
	return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function isButton(element: HTMLElement): boolean {
	const { top, bottom, width, height } = element.getBoundingClientRect();
	const isInside = bottom <= window.innerHeight && top >= 0 && Math.min(width, height) > 5;
	const isPointed = getComputedStyle(element).cursor === 'pointer' && !element.matches(notButtons);
	return isInside && (isPointed || element.matches(buttonLike)) && element.checkVisibility();
}

/** Its words and the values of its attributes, one in each line. */
function namesOf({ textContent, attributes }: HTMLElement): string {
	return [textContent?.trim(), ...[...attributes].map(({ value }) => value)].join('\n');
}
