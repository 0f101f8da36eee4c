import type { Locator, Page } from '@playwright/test';
import { type Step, secondsOf } from '../drehbuch.ts';
import { RecorderError } from '../recorder-error.ts';
import { scrollToTarget } from './in-page.ts';
import { plainText } from './plain-text.ts';
import type { OpenPage } from './with-page.ts';

/** How long, in ms, a target may take to appear, to stop moving and to be uncovered. */
export const targetTimeout = { timeout: 3000 };

const advice =
	'Bitte im drehbuch.json den Selektor berichtigen oder zuerst wegklicken, was darüber liegt.';

/** Performs one step and lets its time pass; `what` names picture or film in the error. */
export async function perform(open: OpenPage, step: Step, what: string): Promise<void> {
	if ('scroll' in step) await goTo(open, step.scroll, what);
	else await act(open.page, step, what);
	await open.runFor(1000 * secondsOf(step));
}

/** Scrolls a place of the page to the top of the window; returns how far the page is then scrolled. */
export async function goTo(
	{ inPage }: OpenPage,
	place: string | number,
	what: string,
): Promise<number> {
	const y = await inPage(scrollToTarget, place);
	if (y === undefined)
		throw new RecorderError(`${what}: „${place}“ gibt es auf der Seite nicht. ${advice}`);
	return y;
}

/** The part of a step that uses pointer or keyboard, if it has one. */
export async function act(page: Page, step: Step, what: string): Promise<void> {
	if ('taste' in step) await page.keyboard.press(step.taste);
	// A disabled button can be pointed at, too.
	if ('hover' in step)
		await withTarget(page, step.hover, what, (target) =>
			target.hover({ ...targetTimeout, force: true }),
		);
	if ('klick' in step)
		await withTarget(page, step.klick, what, (target) => target.click(targetTimeout));
}

/** Calls `use` with the first element of a selector; the error says why it could not. */
export async function withTarget<T>(
	page: Page,
	selector: string,
	what: string,
	use: (target: Locator) => Promise<T>,
): Promise<T> {
	try {
		return await use(page.locator(selector).first());
	} catch (reason) {
		const over = /(<[^>]*>).* intercepts pointer events/.exec(plainText(String(reason)))?.[1];
		const why = over
			? `liegt unter ${over}`
			: 'gibt es auf der Seite nicht, oder es ist nicht zu sehen';
		throw new RecorderError(`${what}: „${selector}“ ${why}. ${advice}`);
	}
}
