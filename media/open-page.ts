import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import { answerConsent } from './answer-consent.ts';
import { clearOverlays, overlayReaders } from './clear-overlays.ts';
import { explainAnswer, explainFailure } from './explain-failure.ts';
import { hide, keepScale, scrollThrough, settle } from './in-page.ts';
import { MediaError } from './media-error.ts';
import { longestCall, openWorld, type World, within } from './open-world.ts';
import { watchPage } from './watch-page.ts';

/** A page under control: stopped clock, closed network, own world for the in-page functions. */
export type OpenPage = World & {
	page: Page;
	cdp: CDPSession;
	/** Lets the page's own timers run on by so many milliseconds. */
	runFor: (ms: number) => Promise<void>;
	/** Throws when something was missing or the page reached out of its folder. */
	check: () => void;
	close: () => Promise<void>;
};

/** How a site is reached. */
export type SiteAccess = {
	base: string;
	/** `closed`: nothing but the site's own server may be asked. */
	network: 'closed' | 'open';
	/** Selectors of what is not to be seen. */
	hidden?: string[];
	/** What an open site lacks or keeps in the way, for the owner; gathered while it is visited. */
	notes?: Set<string>;
};

export type PageWish = SiteAccess & {
	page: string;
	width: number;
	height: number;
	scale: number;
	motion: boolean;
};

const clockTime = Date.UTC(2025, 8, 15, 8, 0, 0);
/** In ms. */
const limits = { arrival: 30_000, late: 10_000, quiet: 500, close: 5000 };
/** When the page's clock stops, in ms: after all that an open site may take to arrive. */
const stop = { closed: 60_000, open: 120_000 };
const mostVisits = 5;

/** Opens one page of a site, ready for pictures. */
export async function openPage(browser: Browser, wish: PageWish): Promise<OpenPage> {
	const phone = wish.width < 500;
	const context = await browser.newContext({
		viewport: { width: wish.width, height: wish.height },
		deviceScaleFactor: wish.scale,
		...{ isMobile: phone, hasTouch: phone, bypassCSP: true },
		...{ locale: 'de-DE', timezoneId: 'Europe/Berlin', colorScheme: 'light' },
		reducedMotion: wish.motion ? 'no-preference' : 'reduce',
	});
	const close = async () => {
		await within(limits.close, context.close()).catch(() => undefined);
	};
	const address = new URL(wish.page, wish.base);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(limits.arrival);
		const { faults, waiting } = watchPage(page, wish.notes, address.origin);
		if (wish.network === 'closed') {
			await page.route(
				(url) => url.origin !== address.origin && url.protocol.startsWith('http'),
				(route) => route.abort(),
			);
		}
		await page.clock.install({ time: clockTime });
		await arrive(page, address.href, wish);
		const cdp = await context.newCDPSession(page);
		if (wish.network === 'open') await awaitAll(page, cdp, waiting);
		await within(longestCall, page.clock.pauseAt(clockTime + stop[wish.network]));
		const open: OpenPage = {
			...{ page, cdp, close, ...(await openWorld(cdp)) },
			runFor: (ms) => within(longestCall, page.clock.runFor(ms)),
			check: () => {
				if (wish.network === 'closed' && faults.size > 0)
					throw new MediaError(`Seite „${wish.page}“:\n  ${[...faults].join('\n  ')}`);
			},
		};
		if (phone) await open.inPage(keepScale);
		await open.inPage(settle);
		if (wish.network === 'open') await clear(open, wish);
		open.check();
		return open;
	} catch (reason) {
		await close();
		throw wish.network === 'open' ? explainFailure(address.href, reason) : reason;
	}
}

async function arrive(page: Page, address: string, { network, page: name }: PageWish) {
	let visits = 0;
	page.on('framenavigated', (frame) => {
		if (frame === page.mainFrame()) visits++;
	});
	const answer = await page
		.goto(address, { waitUntil: network === 'open' ? 'commit' : 'load' })
		.catch((reason) => {
			throw explainFailure(address, reason);
		});
	if (network === 'closed' && answer && answer.status() >= 400)
		throw new MediaError(`Die Seite „${name}“ gibt es im Ordner der Website nicht.`);
	if (network === 'closed') return;
	const fault = answer && explainAnswer(address, answer.status(), await typeOf(answer));
	if (fault) throw fault;
	// A page may send its visitor on, once it runs.
	for (let before = -1; before !== visits; ) {
		before = visits;
		if (visits > mostVisits) throw new Error('redirects endlessly');
		await page.waitForLoadState('domcontentloaded').catch((reason) => {
			throw visits > mostVisits ? new Error('redirects endlessly') : reason;
		});
		await page.waitForTimeout(limits.quiet);
	}
}

async function typeOf(answer: Response): Promise<string> {
	return (await answer.headerValue('content-type')) ?? '';
}

/** Answers for consent, sees the page down to its end, waits for what comes late; then no more. */
async function awaitAll(page: Page, cdp: CDPSession, waiting: Set<unknown>): Promise<void> {
	await within(longestCall, answerConsent(page));
	const { inPage } = await openWorld(cdp);
	await inPage(scrollThrough);
	const end = performance.now() + limits.late;
	let quiet = 0;
	while (quiet < limits.quiet && performance.now() < end) {
		await page.waitForTimeout(100);
		quiet = waiting.size === 0 ? quiet + 100 : 0;
	}
	await inPage(() => window.stop());
}

async function clear(open: OpenPage, { hidden = [], notes }: PageWish): Promise<void> {
	await open.inPage(hide, hidden);
	await open.provide(overlayReaders);
	for (const { selector, share, notice } of await clearOverlays(open)) {
		if ([...(notes ?? [])].some((note) => note.startsWith(`„${selector}“`))) continue;
		const percent = Math.round(share * 100);
		notes?.add(
			notice
				? `„${selector}“ verdeckte ${percent} % des Fensters, schloss sich nicht und wurde ausgeblendet.`
				: `„${selector}“ verdeckt ${percent} % des Fensters und schließt sich nicht. Soll es fehlen, gehört in das Drehbuch: "verstecken": ["${selector}"] (docs/drehbuch.md)`,
		);
	}
	await open.inPage(settle);
}
