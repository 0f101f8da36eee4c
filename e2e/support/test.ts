import { test as base, expect } from '@playwright/test';
import { type Dienst, startDienst } from './start-dienst.ts';
import { type Postfach, startPostfach } from './start-postfach.ts';
import { type Beobachtung, watchContext } from './watch-page.ts';

export const MAIL_TO = 'chef@werkplan.example';

type ProTest = { beobachtung: Beobachtung };
type ProWorker = { postfach: Postfach; dienst: Dienst };

/**
 * Playwright's test with a service and a mailbox of its own per worker. Every test fails when a page
 * complains in the console or asks a foreign host for anything.
 */
export const test = base.extend<ProTest, ProWorker>({
	postfach: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern
		async ({}, use) => {
			const postfach = await startPostfach();
			await use(postfach);
			await postfach.stop();
		},
		{ scope: 'worker' },
	],
	dienst: [
		async ({ postfach }, use) => {
			const dienst = await startDienst({
				SMTP_URL: postfach.url,
				MAIL_FROM: 'website@werkplan.example',
				MAIL_TO,
				RATE_LIMIT: '0',
			});
			await use(dienst);
			await dienst.stop();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ dienst }, use) => use(dienst.url),
	beobachtung: [
		async ({ context, dienst }, use) => {
			const beobachtung = watchContext(context, dienst.url);
			await use(beobachtung);
			expect(beobachtung.fehler, 'complaints in the console').toEqual([]);
			expect(beobachtung.fremde, 'requests to foreign hosts').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
