import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Service, startBuiltService } from '../../testing/start-service.ts';
import { ContactForm } from './contact-form.ts';

export const MAIL_TO = 'chef@werkplan.example';

type Observation = {
	/** Console errors and warnings, uncaught exceptions, CSP violations. */
	faults: string[];
	/** Requested URLs that belong neither to the service nor to the page itself. */
	foreign: string[];
	/** Allows faults that match, because the test causes them. */
	expect(pattern: RegExp): void;
};

type PerTest = { observation: Observation; form: ContactForm };
type PerWorker = { mailbox: MailServer; service: Service };

/**
 * Playwright's test with a service and a mailbox of its own per worker. Every test fails on an error or
 * warning in the console and on a request to a foreign host.
 */
export const test = base.extend<PerTest, PerWorker>({
	mailbox: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern
		async ({}, use) => {
			await using mailbox = await startMailServer();
			await use(mailbox);
		},
		{ scope: 'worker' },
	],
	service: [
		async ({ mailbox }, use) => {
			const service = await startBuiltService({
				SMTP_URL: mailbox.url,
				MAIL_FROM: 'website@werkplan.example',
				MAIL_TO,
				RATE_LIMIT: '0',
			});
			await use(service);
			await service.stop();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ service }, use) => use(service.url),
	form: async ({ page }, use, { skip }) => {
		skip(process.env.KONTAKT === 'mail', 'This owner has no form.');
		await use(new ContactForm(page));
	},
	observation: [
		async ({ context, baseURL }, use) => {
			const observation = watchContext(context, baseURL ?? '');
			await use(observation);
			expect(observation.faults, 'complaints in the console').toEqual([]);
			expect(observation.foreign, 'requests to foreign hosts').toEqual([]);
		},
		{ auto: true },
	],
});

/** The same test without JavaScript. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

/** The same test on a phone with a touch screen. */
export const onPhone = test.extend({
	viewport: { width: 390, height: 800 },
	hasTouch: true,
	isMobile: true,
});

export { expect };

/** Watches all pages of a context. `url` is the service's address. */
function watchContext(context: BrowserContext, url: string): Observation {
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
