import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Runs the page's stopped clock on, `ms` at a time, until `check` holds. */
export function runUntil(page: Page, ms: number, check: () => Promise<void>): Promise<void> {
	return expect(async () => {
		await page.clock.runFor(ms);
		await check();
	}).toPass();
}
