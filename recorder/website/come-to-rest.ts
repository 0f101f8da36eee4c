import type { CDPSession, Page } from 'playwright-core';
import { splitLogin } from '../../shared/login.ts';
import { REST } from '../thresholds.ts';
import { arrive, isVisit, type SiteAccess, type Traffic } from './arrive.ts';
import { answerConsent, clearOverlays } from './clear-overlays.ts';
import { longestCall, within } from './in-time.ts';
import { leavePointerOut } from './leave-pointer-out.ts';
import { noteUnseen } from './note-unseen.ts';
import { type Obstacle, PageObstacle } from './obstacle.ts';
import { openPageWorld, type PageWorld } from './page-world.ts';
import { findScroll, type Rested, type Visitor } from './scroll.ts';

/** The page as a visit finds it. */
type State =
	/** On its way, to an address, or to wherever it goes by itself. */
	| { name: 'navigating'; to?: string }
	/** Only a frame around another address. */
	| { name: 'framed'; around: string }
	/** Shown, and still loading, moving or covered. */
	| { name: 'arrived' }
	/** At rest: from now on it goes nowhere. */
	| { name: 'resting'; rested: Rested }
	| { name: 'lost'; why: Obstacle };

/** Keeps the caret, smooth scrolling, snapping and scrollbars out of pictures and films. */
const stillStyles =
	'html{scroll-behavior:auto!important}*{caret-color:transparent!important;scroll-snap-type:none!important}::-webkit-scrollbar{display:none}';

/** A page on its way to rest, and what it has shown of itself. */
type Journey = {
	page: Page;
	cdp: Pick<CDPSession, 'send'>;
	access: SiteAccess;
	traffic: Traffic;
	/** Selectors of panels whose button leads away: they are part of the page. */
	panels: Set<string>;
};

/**
 * Brings a page to rest, however often it goes on to another by itself; from then on it stays. Throws an error
 * with the cause if it cannot.
 */
export async function comeToRest(journey: Journey, address: string): Promise<Rested> {
	const { traffic, page, panels } = journey;
	let state: State = { name: 'navigating', to: address };
	for (;;) {
		if (state.name === 'resting') return state.rested;
		if (state.name === 'lost') throw new PageObstacle(state.why);
		// A panel that leads away costs two visits: there, and back.
		if (traffic.visits - 2 * panels.size > REST.visits)
			throw new PageObstacle({ kind: 'redirects' });
		const before = traffic.visits;
		const isSent: boolean = state.name === 'navigating' && state.to !== undefined;
		try {
			state = await within(REST[state.name], next(state, journey));
		} catch (reason) {
			// A page that has gone on meanwhile answers nothing any more.
			if (isSent || (traffic.visits === before && !traffic.lost)) throw reason;
			state = { name: 'navigating' };
		}
		if (traffic.lost) state = { name: 'lost', why: traffic.lost };
		if (state.name === 'navigating') await within(longestCall, page.clock.resume());
	}
}

function next(state: State, journey: Journey): Promise<State> {
	if (state.name === 'framed') return enterFrame(journey, state.around);
	if (state.name === 'arrived') return rest(journey);
	const to = state.name === 'navigating' ? state.to : undefined;
	return to === undefined ? awaitHtml(journey) : navigate(journey, to);
}

async function navigate({ page, access, traffic }: Journey, address: string): Promise<State> {
	await arrive(page, address, access, traffic);
	return { name: 'navigating' };
}

/** Waits for the page's HTML, and asks whether it leads on. */
async function awaitHtml({ page, traffic, cdp }: Journey): Promise<State> {
	const before = traffic.visits;
	const lost = page.waitForEvent('requestfailed', () => traffic.lost !== undefined).catch(() => 0);
	await Promise.race([page.waitForLoadState('domcontentloaded'), traffic.lost || lost]);
	if (traffic.lost) return { name: 'lost', why: traffic.lost };
	await page.waitForTimeout(REST.quiet);
	const { inPage } = await openPageWorld(cdp);
	const refresh = 1000 * (await inPage('secondsToRefresh'));
	if (refresh > 0 && refresh <= REST.refresh) await page.waitForTimeout(refresh);
	if (traffic.visits !== before) return { name: 'navigating' };
	const around = await inPage('frameThatFills');
	// Such as one in the network of this machine, which the browser refuses to a page of the web.
	const isShown = around !== undefined && !traffic.failed.has(around.replace(/#.*/, ''));
	return isShown ? { name: 'framed', around } : { name: 'arrived' };
}

async function enterFrame({ page, access }: Journey, around: string): Promise<State> {
	const inside = splitLogin(around).address;
	const what = `„${page.url()}“ ist nur ein Rahmen um ${inside}; aufgenommen ist, was darin steht.`;
	access.notes.set(what, `${what} Bitte gleich diese Adresse angeben.`);
	return { name: 'navigating', to: around };
}

async function rest(journey: Journey): Promise<State> {
	const { page, cdp, access, traffic, panels } = journey;
	const before = traffic.visits;
	await within(longestCall, answerConsent(page));
	const world = await openPageWorld(cdp);
	const { inPage } = world;
	const late = access.waits?.late ?? REST.late;
	if ((await awaitAll(page, world, traffic.open, late)) === 'reloaded')
		return { name: 'navigating' };
	await stopClock(page);
	await page.addStyleTag({ content: stillStyles });
	await inPage('hideForGood', access.hidden);
	for (const faulty of await inPage('faultySelectors', [...access.hidden, ...access.kept]))
		access.notes.set(faulty, `„${faulty}“ ist kein CSS-Selektor. Bitte im Drehbuch berichtigen.`);
	// What a page shows after a while, such as a greeting, comes before the pictures, and not between them.
	await within(longestCall, page.clock.fastForward(REST.greeting));
	await inPage('completePage');
	const address = page.url();
	const panel = await clearOverlays(page, world, access, [...panels]);
	if (panel !== undefined) {
		panels.add(panel);
		return { name: 'navigating', to: address };
	}
	await leavePointerOut(page, world, access.kept);
	const scroll = await findScroll(visitorOf(journey, inPage));
	await inPage('completePage');
	const rested = { ...world, scroll };
	await noteUnseen(page, cdp, rested, access.notes);
	await stay(page);
	return traffic.visits === before ? { name: 'resting', rested } : { name: 'navigating' };
}

/** Scrolls the page to its end and waits until nothing more arrives; what comes later is stopped. */
async function awaitAll(
	page: Page,
	{ inPage }: PageWorld,
	waiting: Traffic['open'],
	late: number,
): Promise<'quiet' | 'reloaded'> {
	await inPage('scrollThrough');
	const end = performance.now() + late;
	let quiet = 0;
	while (quiet < REST.quiet && performance.now() < end) {
		await page.waitForTimeout(100);
		quiet = waiting.size === 0 ? quiet + 100 : 0;
	}
	const hanging = new Set([...waiting].map((request) => request.url()));
	if (hanging.size === 0 || (await inPage('isLoaded'))) {
		await inPage('stopLoading');
		return 'quiet';
	}
	// A page that waits for everything to arrive goes on once the missing files fail.
	await page.route(
		(url) => hanging.has(url.href),
		(route) => route.abort(),
	);
	await page.reload({ waitUntil: 'load' });
	return 'reloaded';
}

function visitorOf({ page, cdp }: Journey, inPage: PageWorld['inPage']): Visitor {
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	const turn = { type: 'mouseWheel', x: width / 2, y: height / 2, deltaX: 0 } as const;
	return {
		inPage,
		turnWheel: (deltaY) => cdp.send('Input.dispatchMouseEvent', { ...turn, deltaY }),
		press: (key) => within(longestCall, page.keyboard.press(key)),
		runFor: (ms) => within(longestCall, page.clock.runFor(ms)),
	};
}

/** Where the machine is so busy that the first call comes too late, the clock stands from the second on. */
async function stopClock(page: Page): Promise<void> {
	const pause = async () => page.clock.pauseAt(4000 + (await page.evaluate(() => Date.now())));
	await within(longestCall, pause().catch(pause));
}

/** From now on, the page goes nowhere: a request for another document gets the answer that there is none. */
async function stay(page: Page): Promise<void> {
	await page.route('**', (route) =>
		isVisit(route.request(), page) ? route.fulfill({ status: 204 }) : route.fallback(),
	);
}
