import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import type { Overlay } from '../in-page/find-overlays.ts';
import type { Point } from '../in-page/show-frame.ts';
import { CONSENT, COVER, REST } from '../thresholds.ts';
import { isVisit, type SiteAccess } from './arrive.ts';
import { longestCall, within } from './in-time.ts';
import { inPageScript, type PageWorld } from './page-world.ts';

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/**
 * Declines a page's cookie question in every frame, by the rules of the package autoconsent. Nothing is
 * listed here: what the package does not know, find-overlays.ts finds and clearOverlays closes.
 */
export async function answerConsent(page: Page): Promise<void> {
	const file = 'autoconsent.standalone.js';
	const rules = new URL(file, import.meta.resolve('@duckduckgo/autoconsent'));
	const script = await readFile(rules, 'utf8');
	await Promise.all(page.frames().map((frame) => answerIn(frame, script)));
}

/** A frame that is gone meanwhile, cannot be shown or asks nothing is left as it is. */
async function answerIn(frame: Frame, script: string): Promise<void> {
	const receives = (message: 'popupFound' | 'autoconsentDone') =>
		frame
			.waitForFunction(
				(wanted) =>
					(globalThis as Consent).autoconsentStandalone?.messages.some(
						({ type }) => type === wanted,
					),
				message,
				{ timeout: CONSENT[message] },
			)
			.catch(() => undefined);
	const isAsked = await within(CONSENT.script, frame.evaluate(script)).then(
		() => true,
		() => false,
	);
	if (isAsked && (await receives('popupFound'))) await receives('autoconsentDone');
}

/**
 * Closes the overlays of a page, and hides those that cannot be closed; notes what it hides and what stays.
 * Returns the selector of an overlay whose button led away: it is a panel of the page, and the page has to be
 * visited anew, with this selector among the `panels`.
 */
export async function clearOverlays(
	page: Page,
	{ inPage }: PageWorld,
	{ notes, kept }: Pick<SiteAccess, 'notes' | 'kept'>,
	panels: string[],
): Promise<string | undefined> {
	await using way = await watchWay(page);
	const pressed = new Set<string>();
	let overlays = await inPage('findOverlays', panels, kept);
	for (let round = 0; round < COVER.rounds && overlays.length > 0; round++) {
		const next = overlays.find(
			({ selector, closer, isFramed }) => (closer || isFramed) && !pressed.has(selector),
		);
		const toHide = overlays.find(({ mayHide }) => mayHide);
		if (next) {
			pressed.add(next.selector);
			const button = next.closer ?? (await findCrossInFrame(page, next.selector));
			if (button) await within(longestCall, page.mouse.click(button.x, button.y));
		} else if (!pressed.has('Escape')) {
			pressed.add('Escape');
			await within(longestCall, page.keyboard.press('Escape'));
		} else if (toHide) {
			await inPage('hideForGood', [toHide.selector]);
			note(
				notes,
				toHide,
				'verdeckte',
				`, schloss sich nicht und wurde ausgeblendet. ${adviceToKeep(toHide.selector)}`,
			);
		} else break;
		await within(longestCall, page.clock.runFor(COVER.going));
		await within(longestCall, page.mouse.move(0, 0));
		if (next && way.hasLed()) return next.selector;
		overlays = await inPage('findOverlays', panels, kept);
	}
	for (const overlay of overlays.filter(isWorthSaying))
		note(notes, overlay, 'verdeckt', ` und schließt sich nicht. ${adviceToHide(overlay.selector)}`);
	await liftVeils(inPage, notes, kept);
	return undefined;
}

/** The middle of the cross inside a frame, such as a chat's, once that is loaded; undefined without one. */
async function findCrossInFrame(page: Page, selector: string): Promise<Point | undefined> {
	const [element] = await page
		.locator(`${selector}:is(iframe), ${selector} iframe`)
		.elementHandles();
	const frame = await element?.contentFrame();
	if (!element || !frame) return undefined;
	const isLate = () => undefined;
	await frame.waitForLoadState('networkidle', { timeout: REST.files }).catch(isLate);
	const call = `${await inPageScript()};recorder.crossInFrame()`;
	const cross = await within(longestCall, frame.evaluate<Point | undefined>(call)).catch(isLate);
	const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
	return cross && { x: x + cross.x, y: y + cross.y };
}

/** Hides what lets clicks through, where all of it together lies over most of the window; less is named. */
async function liftVeils(
	inPage: PageWorld['inPage'],
	notes: Map<string, string>,
	kept: string[],
): Promise<void> {
	const veils = await inPage('findVeils', kept);
	const isMost = veils.reduce((sum, { share }) => sum + share, 0) > COVER.most;
	if (isMost)
		await inPage(
			'hideForGood',
			veils.map(({ selector }) => selector),
		);
	for (const veil of veils)
		if (isMost) {
			const outcome = ', ließ sich nicht anklicken und wurde ausgeblendet.';
			note(notes, veil, 'verdeckte', `${outcome} ${adviceToKeep(veil.selector)}`);
		} else if (isWorthSaying(veil))
			note(notes, veil, 'verdeckt', `. ${adviceToHide(veil.selector)}`);
}

/** What covers less than half of the window is told only where words cannot be read. */
function isWorthSaying({ share, hidesWords }: Pick<Overlay, 'share' | 'hidesWords'>): boolean {
	return share > COVER.most || hidesWords;
}

function note(
	notes: Map<string, string>,
	{ selector, share }: Pick<Overlay, 'selector' | 'share'>,
	verb: string,
	outcome: string,
): void {
	const part = `${Math.round(share * 100)} % des Fensters`;
	notes.set(selector, `„${selector}“ ${verb} ${part}${outcome}`);
}

function adviceToHide(selector: string): string {
	return `Soll es fehlen, gehört in das Drehbuch: "verstecken": ${JSON.stringify([selector])} (docs/drehbuch.md)`;
}

function adviceToKeep(selector: string): string {
	return `Soll es zu sehen sein, gehört in das Drehbuch: "zeigen": ${JSON.stringify([selector])} (docs/drehbuch.md)`;
}

/**
 * Keeps a page where it is while its overlays are closed: a request for another document gets the answer that
 * there is none. The page may load itself anew.
 */
async function watchWay(page: Page) {
	const start = documentOf(page.url());
	let isRefused = false;
	const away = (url: URL) => documentOf(url.href) !== start;
	await page.route(away, async (route) => {
		if (!isVisit(route.request(), page)) return route.fallback();
		isRefused = true;
		return route.fulfill({ status: 204 });
	});
	return {
		/** Whether it wanted to go to another document, or says that it is another one by now. */
		hasLed: () => isRefused || documentOf(page.url()) !== start,
		[Symbol.asyncDispose]: () => page.unroute(away),
	};
}

/** An address without a place in the page; a place such as `#/team` is a page of its own. */
function documentOf(address: string): string {
	return address.replace(/#(?!!?\/).*$/, '');
}
