import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Service, startBuiltService } from '../../testing/start-service.ts';
import { ContactForm } from './contact-form.ts';

export const MAIL_TO = 'chef@werkplan.example';

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
	observation: async ({ baseURL }, use) => use(new Observation(baseURL ?? '')),
	context: async ({ context, observation }, use) => {
		observation.watch(context);
		await use(context);
		expect(observation.faults, 'complaints in the console').toEqual([]);
		expect(observation.foreign, 'requests to foreign hosts').toEqual([]);
	},
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

class Observation {
	/** Console errors and warnings, uncaught exceptions, CSP violations. */
	readonly faults: string[] = [];
	/** Requested URLs that belong neither to the service nor to the page itself. */
	readonly foreign: string[] = [];
	readonly #expected: RegExp[] = [];
	readonly #url: string;

	/** @param url the service's address */
	constructor(url: string) {
		this.#url = url;
	}

	/** Allows faults that match, because the test causes them. */
	expect(pattern: RegExp): void {
		this.#expected.push(pattern);
	}

	/** Watches all pages of a context. */
	watch(context: BrowserContext): void {
		context.on('request', (request) => {
			const { origin, protocol } = new URL(request.url());
			if (origin !== this.#url && !['data:', 'blob:', 'about:'].includes(protocol))
				this.foreign.push(request.url());
		});
		context.on('console', (message) => {
			if (!['error', 'warning'].includes(message.type()) || isMissingDocument(message)) return;
			this.#note(`${message.text()} (${message.location().url})`);
		});
		context.on('weberror', (exception) => this.#note(String(exception.error())));
	}

	#note(text: string): void {
		if (!this.#expected.some((pattern) => pattern.test(text))) this.faults.push(text);
	}
}

/** Chromium also logs an error when the page itself has status 404. */
function isMissingDocument(message: ConsoleMessage): boolean {
	return /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
}
