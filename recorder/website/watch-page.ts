import type { Page, Request } from '@playwright/test';

const notAwaited = ['media', 'eventsource', 'websocket', 'other', 'ping'];

const kinds: Record<string, string> = {
	image: 'Bild',
	font: 'Schrift',
	stylesheet: 'Stylesheet',
	script: 'Skript',
	document: 'Eingebettete Seite',
};

/** Follows the requests of a page: returns those still open, and notes those that failed. */
export function watchPage(page: Page, notes: Map<string, string>): ReadonlySet<Request> {
	const waiting = new Set<Request>();
	const note = (request: Request, outcome: string) => {
		const what = kinds[request.resourceType()];
		const address = request.url();
		const short = address.length > 90 ? `${address.slice(0, 44)}…${address.slice(-45)}` : address;
		if (what) notes.set(address, `${what} ${short} ${outcome}.`);
	};
	page.on('request', (request) => {
		if (!notAwaited.includes(request.resourceType())) waiting.add(request);
	});
	page.on('requestfinished', (request) => waiting.delete(request));
	page.on('requestfailed', (request) => {
		waiting.delete(request);
		if (!/ABORTED/.test(request.failure()?.errorText ?? '')) note(request, 'kam nicht an');
	});
	page.on('response', (answer) => {
		if (answer.status() >= 400) note(answer.request(), `fehlt (${answer.status()})`);
	});
	return waiting;
}
