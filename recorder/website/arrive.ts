import type { Page, Response } from '@playwright/test';

/** A site to visit. */
export type SiteAccess = {
	base: string;
	/** Selectors of elements to hide. */
	hidden: string[];
	/** Filled during the visits, for the owner: everything that is missing or covers a page, by its address or selector. */
	notes: Map<string, string>;
	/** The day and time that pages see; now, if missing. */
	day?: Date | undefined;
	/** How long to wait before a busy server is asked again, in ms. */
	retryAfter?: number;
};

const maxVisits = 5;
/** A page that leads on by itself does so within this many ms. */
const quiet = 500;
/** The longest wait that a page may announce for its own refresh, in seconds. */
const longestRefresh = 10;
const busy = [502, 503];
const attempts = 3;

/** Goes to the address, follows where the page's own scripts lead from there, and into a frame that fills the window. */
export async function arrive(page: Page, address: string, access: SiteAccess): Promise<void> {
	let arrival = await open(page, address);
	for (let attempt = 1; busy.includes(arrival.status) && attempt < attempts; attempt++) {
		await page.waitForTimeout(access.retryAfter ?? 10_000);
		arrival = await open(page, address);
	}
	const { status, type } = arrival;
	if (hasNoPage(status)) throw new Error(`status ${status}`);
	access.notes.delete(address);
	if (type && !/html/.test(type)) throw new Error(`type ${type}`);
	await follow(page);
	for (let depth = 0; depth < 3; depth++) {
		const frame = await page.evaluate(frameThatFills);
		if (!frame) return;
		const advice = 'Bitte gleich diese Adresse angeben.';
		access.notes.set(
			frame,
			`„${address}“ ist nur ein Rahmen um ${frame}; aufgenommen ist, was darin steht. ${advice}`,
		);
		await open(page, frame);
		await follow(page);
	}
}

/** Goes to an address; returns the status of its answer, 0 for a file on this machine, and what kind of file it is. */
async function open(page: Page, address: string): Promise<{ status: number; type: string }> {
	let last: Response | undefined;
	const note = (answer: Response) => {
		if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame())
			last = answer;
	};
	page.on('response', note);
	try {
		await page.goto(address, { waitUntil: 'commit' });
	} catch (reason) {
		// The browser shows no page for an answer without content.
		if (!hasNoPage(last?.status() ?? 0)) throw reason;
	} finally {
		page.off('response', note);
	}
	return { status: last?.status() ?? 0, type: last?.headers()['content-type'] ?? '' };
}

function hasNoPage(status: number): boolean {
	return status >= 400 || status === 204 || status === 205;
}

/** Counts the documents that a page loads from now on, its own address changes without one not. */
export function countVisits(page: Page): () => number {
	let visits = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits++;
	});
	return () => visits;
}

/** Waits until the page has its HTML and leads nowhere else. */
async function follow(page: Page): Promise<void> {
	const visits = countVisits(page);
	const broken = new Promise<never>((_, fail) => {
		page.on('requestfailed', (request) => {
			const error = request.failure()?.errorText ?? '';
			const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
			if (isPage && !/ABORTED/.test(error)) fail(new Error(error));
		});
	});
	broken.catch(() => undefined);
	for (let before = -1; before !== visits(); ) {
		before = visits();
		if (visits() > maxVisits) throw new Error('redirects endlessly');
		await Promise.race([page.waitForLoadState('domcontentloaded'), broken]).catch((reason) => {
			throw visits() > maxVisits ? new Error('redirects endlessly') : reason;
		});
		await page.waitForTimeout(quiet);
		const seconds = await page.evaluate(secondsToRefresh).catch(() => 0);
		if (before === visits() && seconds > 0 && seconds <= longestRefresh)
			await page.waitForTimeout(seconds * 1000 + quiet);
	}
}

/** The seconds after which a page announces that it goes on; 0 if it does not. Runs inside the page. */
function secondsToRefresh(): number {
	const refresh = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh" i]');
	return Number.parseFloat(refresh?.content ?? '') || 0;
}

/** The address of a frame that fills the window of a page without words of its own. Runs inside the page. */
function frameThatFills(): string | undefined {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	const words = document.body instanceof HTMLBodyElement ? document.body.innerText.trim() : '';
	const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe, frame')];
	const fills = ({ src, clientWidth, clientHeight }: HTMLIFrameElement) =>
		/^https?:/.test(src) && clientWidth * clientHeight > innerWidth * innerHeight * 0.6;
	return words.length < 200 ? frames.find(fills)?.src : undefined;
}
