import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Advances the page's stopped clock by `ms` at a time until `check` passes. */
export function runUntil(page: Page, ms: number, check: () => Promise<void>): Promise<void> {
	return expect(async () => {
		await page.clock.runFor(ms);
		await check();
	}).toPass();
}
