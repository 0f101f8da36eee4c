import type { Page } from '@playwright/test';
import { findOverlays, type Overlay } from './find-overlays.ts';
import { hideForGood } from './in-page.ts';
import type { PageWorld } from './page-world.ts';

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
