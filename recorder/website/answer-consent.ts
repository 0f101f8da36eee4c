import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const rules = new URL('autoconsent.standalone.js', import.meta.resolve('@duckduckgo/autoconsent'));
/** How long to wait for autoconsent's messages, in ms: that a question appeared, and that it is gone. */
const timeouts = { popupFound: 1500, autoconsentDone: 5000 };

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/**
 * Declines a page's cookie question in every frame, by the rules of the package autoconsent. Nothing is
 * listed here: what the package does not know, find-overlays.ts finds and clear-overlays.ts closes.
 */
export async function answerConsent(page: Page): Promise<void> {
	const script = await readFile(rules, 'utf8');
	await Promise.all(page.frames().map((frame) => frame.evaluate(script).catch(() => undefined)));
	const receives = (message: keyof typeof timeouts) =>
		page
			.waitForFunction(
				(type) =>
					(globalThis as Consent).autoconsentStandalone?.messages.some((one) => one.type === type),
				message,
				{ timeout: timeouts[message] },
			)
			.catch(() => undefined);
	if (await receives('popupFound')) await receives('autoconsentDone');
}
