import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export type Observation = {
	/** Complaints of the pages: console errors and warnings, uncaught exceptions, CSP violations. */
	faults: string[];
	/** URLs asked for that lie neither on the service nor in the page itself. */
	foreign: string[];
	/** Lets complaints of this kind pass, because the test causes them. */
	expect(sample: RegExp): void;
};

/** Watches all pages of a context from now on. `url` is where the service answers. */
export function watchContext(context: BrowserContext, url: string): Observation {
	const faults: string[] = [];
	const foreign: string[] = [];
	const expected: RegExp[] = [];

	context.on('request', (request) => {
		const { origin, protocol } = new URL(request.url());
		if (origin !== url && !['data:', 'blob:', 'about:'].includes(protocol))
			foreign.push(request.url());
	});
	context.on('console', (message) => {
		if (!['error', 'warning'].includes(message.type()) || isMissingDocument(message)) return;
		note(`${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (exception) => note(String(exception.error())));
	const note = (text: string) => {
		if (!expected.some((sample) => sample.test(text))) faults.push(text);
	};
	return { faults, foreign, expect: (sample) => expected.push(sample) };
}

/** Chromium reports the status 404 of a page itself as if a file were missing. */
function isMissingDocument(message: ConsoleMessage): boolean {
	return /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
}
