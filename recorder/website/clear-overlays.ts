import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import type { Overlay } from '../in-page/find-overlays.ts';
import type { Point } from '../in-page/geometry.ts';
import type { Script } from '../script.ts';
import { COOKIE_QUESTION, COVER, REST } from '../thresholds.ts';
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
				// By default the page would be painted anew for each look.
				{ timeout: COOKIE_QUESTION[message], polling: 100 },
			)
			.catch(() => undefined);
	const isAsked = await within(COOKIE_QUESTION.script, frame.evaluate(script)).then(
		() => true,
		() => false,
	);
	if (isAsked && (await receives('popupFound'))) await receives('autoconsentDone');
}

/**
 * Closes the overlays of a page by their buttons or by Escape, and hides those that cannot be closed; notes what
 * it hides and what stays. Returns the selector of an overlay whose button led away: it is a panel of the page,
 * and the page has to be visited anew, with this selector among the `panels`.
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
			await hide([toHide], 'schloss sich nicht', inPage, notes);
		} else break;
		await within(longestCall, page.clock.runFor(COVER.going));
		await within(longestCall, page.mouse.move(0, 0));
		if (next && way.hasLed()) return next.selector;
		overlays = await inPage('findOverlays', panels, kept);
	}
	for (const overlay of overlays.filter(isWorthSaying))
		noteStaying(overlay, ' und schließt sich nicht', notes);
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
	if (isMost) await hide(veils, 'ließ sich nicht anklicken', inPage, notes);
	else for (const veil of veils.filter(isWorthSaying)) noteStaying(veil, '', notes);
}

/** What lies over a page. */
type Cover = Pick<Overlay, 'selector' | 'share' | 'hidesWords'>;

/** What covers less than half of the window is told only where words cannot be read. */
function isWorthSaying({ share, hidesWords }: Cover): boolean {
	return share > COVER.most || hidesWords;
}

async function hide(
	covers: Cover[],
	why: string,
	inPage: PageWorld['inPage'],
	notes: Map<string, string>,
): Promise<void> {
	const selectors = covers.map(({ selector }) => selector);
	await inPage('hideForGood', selectors);
	for (const { selector, share } of covers)
		notes.set(
			selector,
			`„${selector}“ verdeckte ${ofWindow(share)}, ${why} und wurde ausgeblendet. Soll es zu sehen sein, ${inScript('zeigen', selector)}`,
		);
}

function noteStaying({ selector, share }: Cover, why: string, notes: Map<string, string>): void {
	notes.set(
		selector,
		`„${selector}“ verdeckt ${ofWindow(share)}${why}. Soll es fehlen, ${inScript('verstecken', selector)}`,
	);
}

function ofWindow(share: number): string {
	return `${Math.round(share * 100)} % des Fensters`;
}

function inScript(field: keyof Script, selector: string): string {
	return `gehört in das Drehbuch: "${field}": ${JSON.stringify([selector])} (docs/drehbuch.md)`;
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
