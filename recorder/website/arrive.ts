import type { Page, Request } from 'playwright-core';
import { type Login, splitLogin } from '../../shared/login.ts';
import type { Script } from '../script.ts';
import { REST } from '../thresholds.ts';
import { type Obstacle, obstacleOf, PageObstacle } from './obstacle.ts';

/** A site to visit. */
export type SiteAccess = {
	base: string;
	/** What the site asks for; the address does not say it. */
	login?: Login | undefined;
	/** Selectors of elements to hide. */
	hidden: string[];
	/** Selectors of what stays, though it lies over the page. */
	kept: string[];
	/**
	 * Filled during the visits, for the owner: everything that is missing or covers a page, by its address or
	 * selector.
	 */
	notes: Map<string, string>;
	/** The day and time that pages see; now, if missing. */
	day?: Date | undefined;
	/** Other waits than usual, in ms: before a busy server is asked again, and for what is still loading. */
	waits?: { retry: number; late: number };
};

/** How a site is visited: by the address as it was typed, without what the script hides. */
export function accessTo(
	typed: string,
	script: Script | undefined,
	{ day }: { day?: Date | undefined },
	notes: Map<string, string>,
): SiteAccess {
	const { address: base, login } = splitLogin(typed);
	const { verstecken = [], zeigen = [] } = script ?? {};
	return { base, login, hidden: verstecken, kept: zeigen, notes, day };
}

const busy = [502, 503];

/** Goes to the address, again where its server is busy. */
export async function arrive(
	page: Page,
	address: string,
	{ notes, waits }: SiteAccess,
	traffic: Traffic,
): Promise<void> {
	for (let attempt = 1; attempt <= REST.retries; attempt++) {
		if (attempt > 1) await page.waitForTimeout(waits?.retry ?? REST.retryAfter);
		// Not the limit of a call (with-page.ts): come-to-rest.ts bounds the whole state.
		await page.goto(address, { waitUntil: 'commit', timeout: REST.navigating }).catch((reason) => {
			// The browser shows no page for an answer without content.
			if (!hasNoPage(traffic.status)) throw reason;
		});
		if (!busy.includes(traffic.status)) break;
	}
	const { status, type } = traffic;
	if (hasNoPage(status)) throw new PageObstacle({ kind: 'status', status });
	notes.delete(address);
	if (type && !/html/.test(type)) throw new PageObstacle({ kind: 'file' });
}

function hasNoPage(status: number): boolean {
	return status >= 400 || status === 204;
}

/** Whether a request is for the page's own document. */
export function isVisit(request: Request, page: Page): boolean {
	return request.isNavigationRequest() && request.frame() === page.mainFrame();
}

const notAwaited = ['media', 'eventsource', 'websocket', 'other', 'ping'];

const kinds: Record<string, string> = {
	image: 'Bild',
	font: 'Schrift',
	stylesheet: 'Stylesheet',
	script: 'Skript',
	document: 'Eingebettete Seite',
};

/** What a page asks for. */
export type Traffic = {
	/** Requests without an answer yet. */
	open: Set<Request>;
	/** The addresses of those that got none, or were refused by the browser. */
	failed: Set<string>;
	/** The documents it went to by itself or was sent to; changes of its own address are none. */
	visits: number;
	/** Why the last of them did not come; undefined where it did. */
	lost: Obstacle | undefined;
	/** The status of its answer, 0 for a file on this machine or without one, and what kind of file it is. */
	status: number;
	type: string;
};

const nothingYet = { lost: undefined, status: 0, type: '' };

/** Follows the requests of a page, and notes those that fail. */
export function watchPage(page: Page, notes: Map<string, string>): Traffic {
	const traffic: Traffic = { open: new Set(), failed: new Set(), visits: 0, ...nothingYet };
	const note = (request: Request, outcome: string) => {
		const what = kinds[request.resourceType()];
		const address = request.url();
		const short = address.length > 90 ? `${address.slice(0, 44)}…${address.slice(-45)}` : address;
		if (what) notes.set(address, `${what} ${short} ${outcome}.`);
	};
	page.on('request', (request) => {
		if (!notAwaited.includes(request.resourceType())) traffic.open.add(request);
		if (isVisit(request, page))
			Object.assign(traffic, { visits: traffic.visits + 1, ...nothingYet });
	});
	page.on('requestfinished', (request) => traffic.open.delete(request));
	page.on('requestfailed', (request) => {
		traffic.open.delete(request);
		const error = request.failure()?.errorText ?? '';
		if (/ABORTED/.test(error)) return;
		for (let asked: Request | null = request; asked; asked = asked.redirectedFrom())
			traffic.failed.add(asked.url());
		note(request, 'kam nicht an');
		if (isVisit(request, page))
			traffic.lost = obstacleOf(new Error(error)) ?? { kind: 'network', code: error };
	});
	page.on('response', (answer) => {
		const status = answer.status();
		if (status >= 400) note(answer.request(), `fehlt (${status})`);
		const type = answer.headers()['content-type'] ?? '';
		if (isVisit(answer.request(), page)) Object.assign(traffic, { status, type });
	});
	return traffic;
}
