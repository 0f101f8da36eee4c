import type { Locator, Page } from '@playwright/test';
import { scrollToTarget } from '../pictures/frame-picture.ts';
import { MediaError } from '../recorder-error.ts';
import { type Step, secondsOf } from '../views/drehbuch.ts';
import type { OpenPage } from './open-page.ts';

/** In ms: how long a target may take to be there, at rest and free. */
export const patience = { timeout: 3000 };

/** Does one step before a picture and gives it its time; `what` names the picture in the error. */
export async function perform(open: OpenPage, step: Step, what: string): Promise<void> {
	if ('scroll' in step) await goTo(open, step.scroll, what);
	else await act(open.page, step, what);
	await open.runFor(1000 * secondsOf(step));
}

/** Brings a place of the page to the top of the window at once; gives its px from the page's top. */
export async function goTo(
	{ inPage }: OpenPage,
	place: string | number,
	what: string,
): Promise<number> {
	const y = await inPage(scrollToTarget, place);
	if (y === undefined)
		throw new MediaError(`${what}: „${place}“ gibt es auf der Seite nicht. ${mend}`);
	return y;
}

/** What a step does with pointer or keyboard, if it does. */
export async function act(page: Page, step: Step, what: string): Promise<void> {
	if ('taste' in step) await page.keyboard.press(step.taste);
	// A button that is disabled takes no pointer, and shows that.
	if ('hover' in step)
		await at(page, step.hover, what, (target) => target.hover({ ...patience, force: true }));
	if ('klick' in step) await at(page, step.klick, what, (target) => target.click(patience));
}

/** Does something with what a selector finds first; the error says why it could not be done. */
export async function at<T>(
	page: Page,
	selector: string,
	what: string,
	deed: (target: Locator) => Promise<T>,
): Promise<T> {
	try {
		return await deed(page.locator(selector).first());
	} catch (reason) {
		const over = /(<[^>]*>).* intercepts pointer events/.exec(String(reason))?.[1];
		const why = over
			? `liegt unter ${over}`
			: 'gibt es auf der Seite nicht, oder es ist nicht zu sehen';
		throw new MediaError(`${what}: „${selector}“ ${why}. ${mend}`);
	}
}

const mend =
	'Bitte im drehbuch.json den Selektor berichtigen oder zuerst wegklicken, was darüber liegt.';
