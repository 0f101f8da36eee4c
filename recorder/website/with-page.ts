import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { devices } from 'playwright-core';
import { TIME_ZONE } from '../../shared/german-time.ts';
import { takeScreenshot } from '../../shared/take-screenshot.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { type SiteAccess, watchPage } from './arrive.ts';
import { comeToRest } from './come-to-rest.ts';
import { limited, longestCall, within } from './in-time.ts';
import { explainObstacle, obstacleOf } from './obstacle.ts';
import { firstScript } from './page-world.ts';
import type { Rested } from './scroll.ts';

/** A page at rest, whose clock is stopped; our functions run in an isolated world of it. */
export type StillPage = Rested & {
	/** Of its window, in px. */
	size: { width: number; height: number };
	cdp: Pick<CDPSession, 'send'>;
	/** Lets the page's own timers run on by this many milliseconds. */
	runFor: (ms: number) => Promise<void>;
	shoot: Page['screenshot'];
	/** Tells the owner about a fault of the site, or of the script. */
	note: (sentence: string) => void;
};

/** The same for what needs a pointer, keys or selectors, too. */
export type OpenPage = StillPage & { page: Page };

/** The window a page is seen through, in its px; by default a desktop's. */
export type Viewport = { width?: number; height?: number; scale?: number; isPhone?: boolean };

/** In ms, for a browser to let go of a page. */
const closing = 5000;

/**
 * Opens a page, lets `act` use it, closes it. Popups, downloads and other pages are refused. Throws OwnerError
 * if it cannot be shown, crashes or never ends.
 */
export async function withPage<T>(
	browser: Browser,
	access: SiteAccess,
	path: string,
	viewport: Viewport,
	act: (open: OpenPage) => Promise<T>,
): Promise<T> {
	const { origin } = new URL(access.base);
	const httpCredentials = access.login && { ...access.login, origin };
	const context = await browser.newContext({
		...optionsFor(viewport),
		...(httpCredentials && { httpCredentials }),
	});
	const close = () => within(closing, context.close()).catch(() => undefined);
	const address = new URL(path, access.base).href;
	const { width, height } = { ...VIEWPORTS.desktop, ...viewport };
	let hasCrashed = false;
	try {
		await context.addInitScript(firstScript);
		const page = await context.newPage();
		context.on('page', (popup) => popup.close().catch(() => undefined));
		page.on('crash', () => {
			hasCrashed = true;
			// Calls into a crashed page would wait for ever.
			close();
		});
		page.setDefaultTimeout(longestCall);
		// The owner is told of each request that fails, but for those that were aborted.
		const traffic = watchPage(page, access.notes);
		await page.clock.install({ time: access.day ?? new Date() });
		const cdp = limited(await context.newCDPSession(page));
		const journey = { page, cdp, access, traffic, panels: new Set<string>() };
		const rested = await comeToRest(journey, address);
		return await act({ ...rested, ...toolsFor(page, access), size: { width, height }, page, cdp });
	} catch (reason) {
		const obstacle = hasCrashed ? ({ kind: 'crashed' } as const) : obstacleOf(reason);
		throw obstacle ? explainObstacle(address, obstacle, reason) : reason;
	} finally {
		await close();
	}
}

function toolsFor(page: Page, { notes }: SiteAccess): Pick<StillPage, 'runFor' | 'shoot' | 'note'> {
	return {
		runFor: (ms) => within(longestCall, page.clock.runFor(ms)),
		shoot: (options) => takeScreenshot(() => page.screenshot(options)),
		note: (sentence) => notes.set(sentence, sentence),
	};
}

/** Motion is allowed: pictures show what most visitors see, with every movement at its end. */
function optionsFor(viewport: Viewport): BrowserContextOptions {
	const { width, height, scale = 1, isPhone } = { ...VIEWPORTS.desktop, ...viewport };
	return {
		...(isPhone && devices['Pixel 7']),
		viewport: { width, height },
		deviceScaleFactor: scale,
		bypassCSP: true,
		acceptDownloads: false,
		// One that takes over later would load the page anew.
		serviceWorkers: 'block',
		locale: 'de-DE',
		timezoneId: TIME_ZONE,
		colorScheme: 'light',
		reducedMotion: 'no-preference',
	};
}
