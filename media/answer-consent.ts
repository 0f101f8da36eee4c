import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const rules = new URL('autoconsent.standalone.js', import.meta.resolve('@duckduckgo/autoconsent'));
/** Longest that a layer may take to go, and how long one is waited for that may not exist. */
const patience = { answering: 5000, looking: 1500 };

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/** Declines what a page's consent layer asks for, by the rules of autoconsent, in every frame. */
export async function answerConsent(page: Page): Promise<void> {
	const script = await readFile(rules, 'utf8');
	await Promise.all(page.frames().map((frame) => frame.evaluate(script).catch(() => undefined)));
	const said = async () =>
		(await page
			.evaluate(() => (globalThis as Consent).autoconsentStandalone?.messages.map((m) => m.type))
			.catch(() => [])) ?? [];
	const start = performance.now();
	for (;;) {
		await page.waitForTimeout(150);
		const passed = performance.now() - start;
		const messages = await said();
		if (messages.includes('autoconsentDone') || passed > patience.answering) return;
		if (!messages.includes('popupFound') && passed > patience.looking) return;
	}
}
