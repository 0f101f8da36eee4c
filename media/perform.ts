import { missedAt, pointTarget, setValue } from './act-in-page.ts';
import type { Step } from './drehbuch.ts';
import { scrollTarget } from './in-page.ts';
import { MediaError } from './media-error.ts';
import type { OpenPage } from './open-page.ts';

/** Does one step at once, before a picture; `what` names the picture in the error. */
export async function perform(open: OpenPage, step: Step, what: string): Promise<void> {
	if ('warte' in step) return open.runFor(step.warte * 1000);
	if ('taste' in step) {
		await open.page.keyboard.press(step.taste);
		return open.runFor(1500);
	}
	if ('scroll' in step) {
		const y = await open.inPage(scrollTarget, step.scroll, false);
		if (y === undefined) throw missing(step.scroll, what);
		return scrollTo(open, y);
	}
	const value = 'wahl' in step ? step.wert : undefined;
	const selector = 'wahl' in step ? step.wahl : 'klick' in step ? step.klick : step.hover;
	const target = await open.inPage(pointTarget, selector, value);
	if (!target) throw missing(selector, what);
	if ('wahl' in step && !clickable.has(target.kind)) {
		await open.inPage(setValue, selector, step.wert, 1, target.from);
		return;
	}
	let y = target.y + target.height / 2;
	if (!target.fixed) {
		const height = open.page.viewportSize()?.height ?? 0;
		await scrollTo(open, Math.max(0, Math.round(y - height / 2)));
		y -= await open.page.evaluate(() => window.scrollY);
	}
	const x = target.x + target.width / 2;
	await open.page.mouse.move(x, y);
	if ('hover' in step) return;
	await click(open, selector, x, y, what);
}

/** Clicks there in the window; says so where something else than the target lies. */
export async function click(
	open: OpenPage,
	selector: string,
	x: number,
	y: number,
	what: string,
): Promise<void> {
	const met = await open.inPage(missedAt, selector, x, y);
	if (met !== undefined)
		throw new MediaError(
			`${what}: der Klick auf „${selector}“ trifft ${met ? `stattdessen ${met}` : 'nichts, denn es liegt außerhalb des Fensters'}. Bitte im drehbuch.json zuerst wegklicken, was darüber liegt, oder ein anderes Ziel nennen.`,
		);
	await open.page.mouse.down();
	await open.page.mouse.up();
}

/** Brings the page there at once. */
export async function scrollTo({ page }: OpenPage, top: number): Promise<void> {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Fields that a click sets; all others get a value. */
export const clickable: ReadonlySet<string> = new Set(['radio', 'checkbox', 'other']);

/** The error for a selector that matches nothing. */
export function missing(target: string | number, what: string): MediaError {
	return new MediaError(
		`${what}: „${target}“ gibt es auf der Seite nicht. Bitte den Selektor im drehbuch.json berichtigen.`,
	);
}
