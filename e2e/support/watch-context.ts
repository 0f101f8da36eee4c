import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export type Observation = {
	/** Console errors and warnings, uncaught exceptions, CSP violations. */
	faults: string[];
	/** Requested URLs that belong neither to the service nor to the page itself. */
	foreign: string[];
	/** Allows faults that match, because the test causes them. */
	expect(pattern: RegExp): void;
};

/** Watches all pages of a context. `url` is the service's address. */
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
		if (!expected.some((pattern) => pattern.test(text))) faults.push(text);
	};
	return { faults, foreign, expect: (pattern) => expected.push(pattern) };
}

/** Chromium also logs an error when the page itself has status 404. */
function isMissingDocument(message: ConsoleMessage): boolean {
	return /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
}
