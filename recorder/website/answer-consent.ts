import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const rules = new URL('autoconsent.standalone.js', import.meta.resolve('@duckduckgo/autoconsent'));
/** In ms: how long to wait for a consent layer to appear, and for it to go. */
const patience = { popupFound: 1500, autoconsentDone: 5000 };

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/** Declines a page's cookie question by the rules of autoconsent, in every frame. */
export async function answerConsent(page: Page): Promise<void> {
	const script = await readFile(rules, 'utf8');
	await Promise.all(page.frames().map((frame) => frame.evaluate(script).catch(() => undefined)));
	const receives = (message: keyof typeof patience) =>
		page
			.waitForFunction(
				(type) =>
					(globalThis as Consent).autoconsentStandalone?.messages.some((one) => one.type === type),
				message,
				{ timeout: patience[message] },
			)
			.catch(() => undefined);
	if (await receives('popupFound')) await receives('autoconsentDone');
}
