import { test as base, expect } from '@playwright/test';
import { type Mailbox, startMailbox } from './start-mailbox.ts';
import { type Service, startService } from './start-service.ts';
import { type Observation, watchContext } from './watch-page.ts';

export const MAIL_TO = 'chef@werkplan.example';

type ProTest = { observation: Observation };
type ProWorker = { mailbox: Mailbox; service: Service };

/**
 * Playwright's test with a service and a mailbox of its own per worker. Every test fails when a page
 * complains in the console or asks a foreign host for anything.
 */
export const test = base.extend<ProTest, ProWorker>({
	mailbox: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern
		async ({}, use) => {
			const mailbox = await startMailbox();
			await use(mailbox);
			await mailbox.stop();
		},
		{ scope: 'worker' },
	],
	service: [
		async ({ mailbox }, use) => {
			const service = await startService({
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
	observation: [
		async ({ context, service }, use) => {
			const observation = watchContext(context, service.url);
			await use(observation);
			expect(observation.faults, 'complaints in the console').toEqual([]);
			expect(observation.foreign, 'requests to foreign hosts').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
