import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export type Observation = {
	/** Complaints of the pages: console errors and warnings, uncaught exceptions, CSP violations. */
	fehler: string[];
	/** URLs asked for that lie neither on the service nor in the page itself. */
	fremde: string[];
	/** Lets complaints of this kind pass, because the test causes them. */
	erwarte(muster: RegExp): void;
};

/** Watches all pages of a context from now on. `url` is where the service answers. */
export function watchContext(context: BrowserContext, url: string): Observation {
	const fehler: string[] = [];
	const fremde: string[] = [];
	const erwartet: RegExp[] = [];

	context.on('request', (anfrage) => {
		const { origin, protocol } = new URL(anfrage.url());
		if (origin !== url && !['data:', 'blob:', 'about:'].includes(protocol))
			fremde.push(anfrage.url());
	});
	context.on('console', (meldung) => {
		if (!['error', 'warning'].includes(meldung.type()) || isMissingDocument(meldung)) return;
		note(`${meldung.text()} (${meldung.location().url})`);
	});
	context.on('weberror', (ausnahme) => note(String(ausnahme.error())));
	const note = (text: string) => {
		if (!erwartet.some((muster) => muster.test(text))) fehler.push(text);
	};
	return { fehler, fremde, erwarte: (muster) => erwartet.push(muster) };
}

/** Chromium reports the status 404 of a page itself as if a file were missing. */
function isMissingDocument(meldung: ConsoleMessage): boolean {
	return /status of 404/.test(meldung.text()) && meldung.location().url === meldung.page()?.url();
}
