import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { TIME_ZONE } from '../../shared/german-time.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { answerConsent } from './answer-consent.ts';
import type { SiteAccess } from './arrive.ts';
import { arrive, countVisits } from './arrive.ts';
import { clearOverlays } from './clear-overlays.ts';
import { explainFailure } from './explain-failure.ts';
import * as overlayFunctions from './find-overlays.ts';
import * as pageFunctions from './in-page.ts';
import { longestCall, openPageWorld, type PageWorld, within } from './page-world.ts';
import { watchPage } from './watch-page.ts';

/** A page whose clock is stopped; our functions run in an isolated world of it. */
export type OpenPage = PageWorld & {
	page: Page;
	cdp: CDPSession;
	/** Lets the page's own timers run on by this many milliseconds. */
	runFor: (ms: number) => Promise<void>;
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
	const context = await browser.newContext(optionsFor(viewport, browser.version()));
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
		const waiting = watchPage(page, access.notes);
		await page.clock.install({ time: access.day ?? new Date() });
		await arrive(page, address, access);
		const open = await enter(page, access, waiting);
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

function optionsFor(viewport: Viewport, version: string): BrowserContextOptions {
	const { width, height, scale = 1, motion = false } = { ...VIEWPORTS.desktop, ...viewport };
	const userAgent = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Mobile Safari/537.36`;
	return {
		viewport: { width, height },
		deviceScaleFactor: scale,
		...(width < 500 && { isMobile: true, hasTouch: true, userAgent }),
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

/** Brings a page to rest, however often it goes on to another by itself; from then on it stays. */
async function enter(
	page: Page,
	access: SiteAccess,
	waiting: ReadonlySet<{ url(): string }>,
): Promise<OpenPage> {
	const cdp = await page.context().newCDPSession(page);
	const visits = countVisits(page);
	for (let attempt = 1; ; attempt++) {
		const before = visits();
		try {
			const open = await bringToRest(page, cdp, access, waiting);
			await stay(cdp, open.frameId);
			if (visits() === before) return open;
		} catch (reason) {
			if (visits() === before) throw reason;
		}
		if (attempt === maxVisits) throw new Error('redirects endlessly');
		await page.clock.resume();
		await page.waitForLoadState('domcontentloaded');
	}
}

async function bringToRest(
	page: Page,
	cdp: CDPSession,
	{ hidden, notes }: SiteAccess,
	waiting: ReadonlySet<{ url(): string }>,
): Promise<OpenPage> {
	await within(longestCall, answerConsent(page));
	const runFor = (ms: number) => within(longestCall, page.clock.runFor(ms));
	const note = (sentence: string) => notes.set(sentence, sentence);
	const open: OpenPage = { page, cdp, runFor, note, ...(await openPageWorld(cdp)) };
	await open.provide([pageFunctions, overlayFunctions]);
	await awaitAll(open, waiting);
	const now = await within(
		longestCall,
		page.evaluate(() => Date.now()),
	);
	await within(longestCall, page.clock.pauseAt(now + 1000));
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
	waiting: ReadonlySet<{ url(): string }>,
): Promise<void> {
	await inPage(pageFunctions.letPageScroll);
	await inPage(pageFunctions.scrollThrough);
	const end = performance.now() + limits.late;
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
async function stay(cdp: CDPSession, frameId: string): Promise<void> {
	cdp.on('Fetch.requestPaused', ({ requestId, frameId: asking }) => {
		const answer =
			asking === frameId
				? cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
				: cdp.send('Fetch.continueRequest', { requestId });
		// A page that is closed meanwhile needs no answer.
		answer.catch(() => undefined);
	});
	await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
}
