import type { Browser, CDPSession, Page } from '@playwright/test';
import { answerConsent } from './answer-consent.ts';
import * as overlays from './clear-overlays.ts';
import { explainFailure } from './explain-failure.ts';
import * as motions from './in-page.ts';
import { longestCall, openWorld, type World, within } from './open-world.ts';
import { watchPage } from './watch-page.ts';

/** A page under control: stopped clock, own world for the in-page functions. */
export type OpenPage = World &
	AsyncDisposable & {
		page: Page;
		cdp: CDPSession;
		/** Lets the page's own timers run on by so many milliseconds. */
		runFor: (ms: number) => Promise<void>;
	};

/** A site as it is visited. */
export type SiteAccess = {
	base: string;
	/** Selectors of what is not to be seen. */
	hidden: string[];
	/** What the site lacks or keeps in the way, for the owner, by what it is; gathered while it is visited. */
	notes: Map<string, string>;
};

/** Through what window, in px of the page. */
type Sight = { width?: number; height?: number; scale?: number; motion?: boolean };

const clockTime = Date.UTC(2025, 8, 15, 8, 0, 0);
/** Nothing blinks, glides or frames the page in a picture. */
const still =
	'html{scroll-behavior:auto!important}*{caret-color:transparent!important}::-webkit-scrollbar{display:none}';
/** In ms; the page's clock stops after all that a site may take to arrive. */
const limits = { arrival: 30_000, late: 10_000, quiet: 500, close: 5000, clock: 120_000 };
const mostVisits = 5;

/** Opens one page of a site, ready for pictures. Throws MediaError where it cannot be shown. */
export async function openPage(
	browser: Browser,
	{ base, hidden, notes }: SiteAccess,
	path: string,
	{ width = 1280, height = 800, scale = 1, motion = false }: Sight = {},
): Promise<OpenPage> {
	const context = await browser.newContext({
		viewport: { width, height },
		deviceScaleFactor: scale,
		...{ hasTouch: width < 500, bypassCSP: true },
		...{ locale: 'de-DE', timezoneId: 'Europe/Berlin', colorScheme: 'light' },
		reducedMotion: motion ? 'no-preference' : 'reduce',
	});
	const close = async () => {
		await within(limits.close, context.close()).catch(() => undefined);
	};
	const address = new URL(path, base).href;
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(limits.arrival);
		const waiting = watchPage(page, notes);
		await page.clock.install({ time: clockTime });
		await arrive(page, address);
		await within(longestCall, answerConsent(page));
		const cdp = await context.newCDPSession(page);
		const open: OpenPage = {
			...{ page, cdp, ...(await openWorld(cdp)) },
			[Symbol.asyncDispose]: close,
			runFor: (ms) => within(longestCall, page.clock.runFor(ms)),
		};
		await awaitAll(open, waiting);
		await within(longestCall, page.clock.pauseAt(clockTime + limits.clock));
		await open.provide([overlays, motions]);
		await page.addStyleTag({ content: `${still}${overlays.hiding(hidden)}` });
		await open.inPage(motions.settle);
		await overlays.clearOverlays(open, notes);
		await open.inPage(motions.settle);
		return open;
	} catch (reason) {
		await close();
		throw explainFailure(address, reason);
	}
}

/** Goes there, and along where a page sends its visitor on once it runs. */
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
		if (visits > mostVisits) throw new Error('redirects endlessly');
		await page.waitForLoadState('domcontentloaded').catch((reason) => {
			throw visits > mostVisits ? new Error('redirects endlessly') : reason;
		});
		await page.waitForTimeout(limits.quiet);
	}
}

/** Sees the page down to its end and waits for what comes late; then no more. */
async function awaitAll({ page, inPage }: OpenPage, waiting: ReadonlySet<unknown>): Promise<void> {
	await inPage(motions.unroll);
	await inPage(motions.scrollThrough);
	const end = performance.now() + limits.late;
	let quiet = 0;
	while (quiet < limits.quiet && performance.now() < end) {
		await page.waitForTimeout(100);
		quiet = waiting.size === 0 ? quiet + 100 : 0;
	}
	await inPage(() => window.stop());
}
