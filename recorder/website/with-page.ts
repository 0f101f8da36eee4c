import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { TIME_ZONE } from '../../shared/german-time.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { explainFailure } from '../recorder-error.ts';
import type { SiteAccess, Traffic } from './arrive.ts';
import { arrive, frameThatFills, isVisit, secondsToRefresh, watchPage } from './arrive.ts';
import { answerConsent, clearOverlays } from './clear-overlays.ts';
import * as overlayFunctions from './find-overlays.ts';
import * as pageFunctions from './in-page.ts';
import { longestCall, openPageWorld, type PageWorld, within } from './page-world.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** A page whose clock is stopped; our functions run in an isolated world of it. */
export type OpenPage = PageWorld & {
	page: Page;
	cdp: CDPSession;
	/** Lets the page's own timers run on by this many milliseconds. */
	runFor: (ms: number) => Promise<void>;
	shoot: Page['screenshot'];
	/** Tells the owner about a fault of the site, or of the script. */
	note: (sentence: string) => void;
};

/** The window a page is seen through, in its px; by default a desktop's. Less than 500 px wide, it is a phone's. */
export type Viewport = { width?: number; height?: number; scale?: number; motion?: boolean };

/** Keeps the caret, smooth scrolling, snapping and scrollbars out of pictures and films. */
const stillStyles =
	'html{scroll-behavior:auto!important}*{caret-color:transparent!important;scroll-snap-type:none!important}::-webkit-scrollbar{display:none}';
/** In ms. */
const limits = {
	/** For the site to answer and send its HTML. */
	arrival: 30_000,
	/** After the page was scrolled through, for what is still loading. */
	late: 10_000,
	/** Loaded once this long passes without an open request. */
	quiet: 500,
	/** The longest wait that a page may announce before it goes on by itself. */
	refresh: 10_000,
	close: 5000,
};
/** A page that goes on by itself more often than this never comes to rest. */
const maxVisits = 5;

/** Opens a page, lets `act` use it, closes it. Popups, downloads and other pages are refused. Throws RecorderError if it cannot be shown or crashes. */
export async function withPage<T>(
	browser: Browser,
	access: SiteAccess,
	path: string,
	viewport: Viewport,
	act: (open: OpenPage) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext(optionsFor(viewport));
	const close = () => within(limits.close, context.close()).catch(() => undefined);
	const address = new URL(path, access.base).href;
	let isReady = false;
	let hasCrashed = false;
	try {
		const page = await context.newPage();
		context.on('page', (popup) => popup.close().catch(() => undefined));
		page.on('crash', () => {
			hasCrashed = true;
			// Calls into a crashed page would wait for ever.
			close();
		});
		page.setDefaultTimeout(limits.arrival);
		const traffic = watchPage(page, access.notes);
		await page.clock.install({ time: access.day ?? new Date() });
		await arrive(page, address, access, traffic);
		const open = await enter(page, access, traffic);
		isReady = true;
		return await act(open);
	} catch (reason) {
		if (hasCrashed) throw explainFailure(address, 'crashed');
		const isSilent = reason instanceof Error && reason.message === 'does not answer';
		throw isReady && !isSilent ? reason : explainFailure(address, reason);
	} finally {
		await close();
	}
}

function optionsFor(viewport: Viewport): BrowserContextOptions {
	const { width, height, scale = 1, motion = false } = { ...VIEWPORTS.desktop, ...viewport };
	return {
		...(width < 500 && devices['Pixel 7']),
		viewport: { width, height },
		deviceScaleFactor: scale,
		bypassCSP: true,
		acceptDownloads: false,
		// One that takes over later would load the page anew.
		serviceWorkers: 'block',
		locale: 'de-DE',
		timezoneId: TIME_ZONE,
		colorScheme: 'light',
		reducedMotion: motion ? 'no-preference' : 'reduce',
	};
}

/** Brings a page to rest, however often it goes on to another by itself, and enters a frame that fills it; from then on it stays. */
async function enter(page: Page, access: SiteAccess, traffic: Traffic): Promise<OpenPage> {
	const cdp = await page.context().newCDPSession(page);
	const first = traffic.visits;
	for (;;) {
		const before = traffic.visits;
		let frame: string | undefined;
		try {
			const lost = page.waitForEvent('requestfailed', () => traffic.lost !== '').catch(() => 0);
			await Promise.race([page.waitForLoadState('domcontentloaded'), traffic.lost || lost]);
			if (traffic.lost) break;
			await page.waitForTimeout(limits.quiet);
			const refresh = 1000 * (await page.evaluate(secondsToRefresh));
			if (refresh > 0 && refresh <= limits.refresh) await page.waitForTimeout(refresh);
			frame = await page.evaluate(frameThatFills);
			if (!frame && traffic.visits === before) {
				const open = await bringToRest(page, cdp, access, traffic.open);
				await stay(page);
				if (traffic.visits === before && !traffic.lost) return open;
			}
		} catch (reason) {
			if (traffic.visits === before && !traffic.lost) throw reason;
		}
		if (traffic.lost) break;
		if (traffic.visits - first > maxVisits) throw new Error('redirects endlessly');
		await page.clock.resume();
		if (!frame || traffic.visits !== before) continue;
		const what = `„${page.url()}“ ist nur ein Rahmen um ${frame}; aufgenommen ist, was darin steht.`;
		access.notes.set(what, `${what} Bitte gleich diese Adresse angeben.`);
		await arrive(page, frame, access, traffic);
	}
	throw new Error(traffic.lost);
}

async function bringToRest(
	page: Page,
	cdp: CDPSession,
	{ hidden, notes, waits }: SiteAccess,
	waiting: Traffic['open'],
): Promise<OpenPage> {
	await within(longestCall, answerConsent(page));
	const runFor = (ms: number) => within(longestCall, page.clock.runFor(ms));
	const note = (sentence: string) => notes.set(sentence, sentence);
	const shoot: OpenPage['shoot'] = (options) => takeScreenshot(() => page.screenshot(options));
	const open: OpenPage = { page, cdp, runFor, shoot, note, ...(await openPageWorld(cdp)) };
	await open.provide([pageFunctions, overlayFunctions]);
	await awaitAll(open, waiting, waits?.late ?? limits.late);
	const pause = async () => page.clock.pauseAt(4000 + (await page.evaluate(() => Date.now())));
	// Where the machine is so busy that this comes too late, the clock stands from then on.
	await within(longestCall, pause().catch(pause));
	await page.addStyleTag({ content: stillStyles });
	await open.inPage(pageFunctions.hideForGood, hidden);
	await open.inPage(pageFunctions.settle);
	await clearOverlays(open, notes);
	await open.inPage(pageFunctions.letPageScroll);
	await open.inPage(pageFunctions.settle);
	return open;
}

/** Scrolls the page to its end and waits until nothing more arrives; what comes later is stopped. */
async function awaitAll(
	{ page, inPage }: OpenPage,
	waiting: Traffic['open'],
	late: number,
): Promise<void> {
	await inPage(pageFunctions.letPageScroll);
	await inPage(pageFunctions.scrollThrough);
	const end = performance.now() + late;
	let quiet = 0;
	while (quiet < limits.quiet && performance.now() < end) {
		await page.waitForTimeout(100);
		quiet = waiting.size === 0 ? quiet + 100 : 0;
	}
	const isLoaded = await inPage(() => document.readyState === 'complete');
	const hanging = new Set([...waiting].map((request) => request.url()));
	if (isLoaded || hanging.size === 0) return inPage(() => window.stop());
	// What the page does once everything has arrived, it does when the missing files fail at once.
	await page.route(
		(url) => hanging.has(url.href),
		(route) => route.abort(),
	);
	await page.reload({ waitUntil: 'load' });
}

/** From now on, the page goes nowhere: a request for another document gets the answer that there is none. */
async function stay(page: Page): Promise<void> {
	await page.route('**', (route) =>
		isVisit(route.request(), page) ? route.fulfill({ status: 204 }) : route.fallback(),
	);
}
