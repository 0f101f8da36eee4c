import type { Browser, CDPSession, Page } from '@playwright/test';
import { TIME_ZONE } from '../../shared/german-time.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { answerConsent } from './answer-consent.ts';
import { clearOverlays, hiding } from './clear-overlays.ts';
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
};

/** A site to visit. */
export type SiteAccess = {
	base: string;
	/** Selectors of elements to hide. */
	hidden: string[];
	/** Filled during the visits, for the owner: everything that is missing or covers a page, by its address or selector. */
	notes: Map<string, string>;
};

/** The window a page is seen through, in its px; by default a desktop's. */
type Viewport = { width?: number; height?: number; scale?: number; motion?: boolean };

const clockTime = Date.UTC(2025, 8, 15, 8, 0, 0);
/** Keeps the caret, smooth scrolling and scrollbars out of pictures. */
const stillStyles =
	'html{scroll-behavior:auto!important}*{caret-color:transparent!important}::-webkit-scrollbar{display:none}';
/** In ms. */
const limits = {
	/** For the site to answer and send its HTML. */
	arrival: 30_000,
	/** After the page was scrolled through, for what is still loading. */
	late: 10_000,
	/** Loaded once this long passes without a new visit or an open request. */
	quiet: 500,
	close: 5000,
	/** The page's own clock stops here, later than all of these together. */
	clock: 120_000,
};
const maxVisits = 5;

/** Opens a page, lets `act` use it, closes it. Popups and downloads are refused. Throws RecorderError if it cannot be shown or crashes. */
export async function withPage<T>(
	browser: Browser,
	{ base, hidden, notes }: SiteAccess,
	path: string,
	viewport: Viewport,
	act: (open: OpenPage) => Promise<T>,
): Promise<T> {
	const { width, height, scale = 1, motion = false } = { ...VIEWPORTS.desktop, ...viewport };
	const isPhone = width < 500;
	const context = await browser.newContext({
		viewport: { width, height },
		deviceScaleFactor: scale,
		...(isPhone && { hasTouch: true, isMobile: true, userAgent: phoneAgent(browser.version()) }),
		bypassCSP: true,
		acceptDownloads: false,
		locale: 'de-DE',
		timezoneId: TIME_ZONE,
		colorScheme: 'light',
		reducedMotion: motion ? 'no-preference' : 'reduce',
	});
	const close = () => within(limits.close, context.close()).catch(() => undefined);
	const address = new URL(path, base).href;
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
		const waiting = watchPage(page, notes);
		await page.clock.install({ time: clockTime });
		await arrive(page, address);
		await within(longestCall, answerConsent(page));
		const cdp = await context.newCDPSession(page);
		const runFor = (ms: number) => within(longestCall, page.clock.runFor(ms));
		const open: OpenPage = { page, cdp, runFor, ...(await openPageWorld(cdp)) };
		await awaitAll(open, waiting);
		await within(longestCall, page.clock.pauseAt(clockTime + limits.clock));
		await open.provide([overlayFunctions, pageFunctions]);
		await page.addStyleTag({ content: `${stillStyles}${hiding(hidden)}` });
		await open.inPage(pageFunctions.settle);
		await clearOverlays(open, notes);
		await open.inPage(pageFunctions.settle);
		isReady = true;
		return await act(open);
	} catch (reason) {
		if (hasCrashed) throw explainFailure(address, 'crashed');
		throw isReady ? reason : explainFailure(address, reason);
	} finally {
		await close();
	}
}

/** The name under which Chrome of this version visits from a phone. */
function phoneAgent(version: string): string {
	return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Mobile Safari/537.36`;
}

/** Goes to the address and follows where the page's own scripts lead from there. */
async function arrive(page: Page, address: string): Promise<void> {
	let visits = 0;
	page.on('framenavigated', (frame) => {
		if (frame === page.mainFrame()) visits++;
	});
	const answer = await page.goto(address, { waitUntil: 'commit' });
	if (answer && answer.status() >= 400) throw new Error(`status ${answer.status()}`);
	const type = await answer?.headerValue('content-type');
	if (type && !/html/.test(type)) throw new Error(`type ${type}`);
	for (let before = -1; before !== visits; ) {
		before = visits;
		if (visits > maxVisits) throw new Error('redirects endlessly');
		await page.waitForLoadState('domcontentloaded').catch((reason) => {
			throw visits > maxVisits ? new Error('redirects endlessly') : reason;
		});
		await page.waitForTimeout(limits.quiet);
	}
}

/** Scrolls the page to its end and waits until nothing more arrives; what comes later is stopped. */
async function awaitAll({ page, inPage }: OpenPage, waiting: ReadonlySet<unknown>): Promise<void> {
	await inPage(pageFunctions.letPageScroll);
	await inPage(pageFunctions.scrollThrough);
	const end = performance.now() + limits.late;
	let quiet = 0;
	while (quiet < limits.quiet && performance.now() < end) {
		await page.waitForTimeout(100);
		quiet = waiting.size === 0 ? quiet + 100 : 0;
	}
	await inPage(() => window.stop());
}
