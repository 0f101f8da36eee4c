import type { Page } from '@playwright/test';

/** What a page lacks (`faults`), what it waits for, and into the notes of its site what did not come. */
export function watchPage(page: Page, notes: Set<string> | undefined, origin: string) {
	const faults = new Set<string>();
	const waiting = new Set<unknown>();
	const streams = ['media', 'eventsource', 'websocket', 'other', 'ping'];
	page.on('request', (request) => {
		if (!streams.includes(request.resourceType())) waiting.add(request);
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== origin) {
			faults.add(`${url.href} liegt im Netz; Bilder, Schriften und Skripte gehören in den Ordner.`);
		}
	});
	page.on('requestfinished', (request) => waiting.delete(request));
	page.on('requestfailed', (request) => {
		const known = waiting.delete(request);
		const what = kinds[request.resourceType()];
		if (known && what && !/ABORTED/.test(request.failure()?.errorText ?? ''))
			notes?.add(`${what} ${short(request.url())} kam nicht an.`);
	});
	page.on('response', (answer) => {
		if (answer.status() < 400) return;
		faults.add(`${new URL(answer.url()).pathname} fehlt.`);
		const what = kinds[answer.request().resourceType()];
		if (what) notes?.add(`${what} ${short(answer.url())} fehlt (${answer.status()}).`);
	});
	page.on('pageerror', (error) => faults.add(`Fehler im Skript: ${error.message}`));
	return { faults, waiting };
}

const kinds: Record<string, string> = {
	image: 'Bild',
	font: 'Schrift',
	stylesheet: 'Stylesheet',
	script: 'Skript',
	document: 'Eingebettete Seite',
};

function short(address: string): string {
	return address.length > 90 ? `${address.slice(0, 87)}…` : address;
}
