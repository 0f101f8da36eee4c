import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { findOverlays, type Overlay } from './find-overlays.ts';
import { hideForGood } from './in-page.ts';
import type { PageWorld } from './page-world.ts';

/** How long to wait for autoconsent's messages, in ms: that a question appeared, and that it is gone. */
const timeouts = { popupFound: 1500, autoconsentDone: 5000 };

type Consent = { autoconsentStandalone?: { messages: { type: string }[] } };

/**
 * Declines a page's cookie question in every frame, by the rules of the package autoconsent. Nothing is
 * listed here: what the package does not know, find-overlays.ts finds and clearOverlays closes.
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

const maxRounds = 8;

/** Closes the overlays of a page, and hides those that cannot be closed. Notes what it hides and what stays. */
export async function clearOverlays(
	{ page, inPage, runFor }: PageWorld & { page: Page; runFor: (ms: number) => Promise<void> },
	notes: Map<string, string>,
): Promise<void> {
	const tried = new Set<string>();
	const note = ({ selector, share }: Overlay, verb: string, outcome: string) => {
		const part = `${Math.round(share * 100)} % des Fensters`;
		notes.set(selector, `„${selector}“ ${verb} ${part}${outcome}`);
	};
	let overlays = await inPage(findOverlays);
	for (let round = 0; round < maxRounds && overlays.length > 0; round++) {
		const next = overlays.find(({ selector, closer }) => closer && !tried.has(selector));
		const lid = overlays.find((one) => one.isLid);
		if (next?.closer) await page.mouse.click(next.closer.x, next.closer.y);
		else if (!tried.has('Escape')) await page.keyboard.press('Escape');
		else if (lid) {
			await inPage(hideForGood, [lid.selector]);
			note(lid, 'verdeckte', ', schloss sich nicht und wurde ausgeblendet.');
		} else break;
		tried.add(next?.selector ?? 'Escape');
		await runFor(1000);
		await page.mouse.move(0, 0);
		overlays = await inPage(findOverlays);
	}
	for (const one of overlays) {
		const advice = `Soll es fehlen, gehört in das Drehbuch: "verstecken": ${JSON.stringify([one.selector])} (docs/drehbuch.md)`;
		note(one, 'verdeckt', ` und schließt sich nicht. ${advice}`);
	}
}
