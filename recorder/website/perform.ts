import type { Locator } from 'playwright-core';
import { type Step, secondsOf } from '../script.ts';
import { REACHABLE_WITHIN } from '../thresholds.ts';
import type { OpenPage, StillPage } from './with-page.ts';

const missing = 'gibt es auf der Seite nicht, oder es ist nicht zu sehen';
const advice =
	'Dieser Schritt entfällt. Bitte im Drehbuch den Selektor berichtigen oder zuerst wegklicken, was darüber liegt.';

/**
 * Performs one step of a picture and lets its time pass; `what` names the picture where the owner is told that the
 * step was left out. A film spreads a step over its frames, and calls `act` itself (film/record-film.ts).
 */
export async function perform(open: OpenPage, step: Step, what: string): Promise<void> {
	if ('scroll' in step) await scrollTo(open, step.scroll, what);
	else await act(open, step, what);
	await open.runFor(1000 * secondsOf(step));
}

/**
 * Scrolls a place of the page to the top of the window; returns how far the page is then scrolled, undefined
 * for a place that is not there.
 */
export async function scrollTo(
	{ scroll, note }: StillPage,
	place: string | number,
	what: string,
): Promise<number | undefined> {
	const y = await scroll.to(place);
	if (y === undefined) note(`${what}: „${place}“ ${missing}. ${advice}`);
	return y;
}

/** The part of a step that uses pointer or keyboard, if it has one. */
export async function act(open: OpenPage, step: Step, what: string): Promise<void> {
	if ('taste' in step) await press(open, step.taste, what);
	// A disabled button can be pointed at, too.
	if ('hover' in step)
		await withTarget(open, step.hover, what, (target) =>
			target.hover({ ...REACHABLE_WITHIN, force: true }),
		);
	// In the middle of what is in one piece, where the film draws its pointer (targetOf in film/record-film.ts).
	if ('klick' in step)
		await withTarget(open, step.klick, what, (target) => target.click(REACHABLE_WITHIN));
}

async function press({ page, note }: OpenPage, key: string, what: string): Promise<void> {
	try {
		await page.keyboard.press(key);
	} catch (reason) {
		if (!/Unknown key/.test(String(reason))) throw reason;
		note(
			`${what}: Eine Taste „${key}“ gibt es nicht. Dieser Schritt entfällt. Bitte im Drehbuch einen Namen wie „ArrowRight“ angeben.`,
		);
	}
}

/** Calls `use` with the first element of a selector; where it cannot be used, notes why and returns undefined. */
export async function withTarget<T>(
	{ page, note }: OpenPage,
	selector: string,
	what: string,
	use: (target: Locator) => Promise<T>,
): Promise<T | undefined> {
	try {
		return await use(page.locator(selector).first());
	} catch (reason) {
		const over = /(<[^>]*>).* intercepts pointer events/.exec(String(reason))?.[1];
		note(`${what}: „${selector}“ ${over ? `liegt unter ${over}` : missing}. ${advice}`);
		return undefined;
	}
}
