import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';

/** How long to wait for autoconsent's messages, in ms: that a question appeared, and that it is gone. */
const timeouts = { popupFound: 1500, autoconsentDone: 5000 };

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/**
 * Declines a page's cookie question in every frame, by the rules of the package autoconsent. Nothing is
 * listed here: what the package does not know, find-overlays.ts finds and clear-overlays.ts closes.
 */
export async function answerConsent(page: Page): Promise<void> {
	const file = 'autoconsent.standalone.js';
	const rules = new URL(file, import.meta.resolve('@duckduckgo/autoconsent'));
	const script = await readFile(rules, 'utf8');
	await Promise.all(page.frames().map((frame) => answerIn(frame, script)));
}

/** A frame that is gone meanwhile, or asks nothing, is left as it is. */
async function answerIn(frame: Frame, script: string): Promise<void> {
	const receives = (message: keyof typeof timeouts) =>
		frame
			.waitForFunction(
				(type) =>
					(globalThis as Consent).autoconsentStandalone?.messages.some((one) => one.type === type),
				message,
				{ timeout: timeouts[message] },
			)
			.catch(() => undefined);
	await frame.evaluate(script).catch(() => undefined);
	if (await receives('popupFound')) await receives('autoconsentDone');
}
