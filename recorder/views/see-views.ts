import type { Browser } from '@playwright/test';
import { MediaError } from '../recorder-error.ts';
import { areApart, type Look, lookAt } from '../website/look-at.ts';
import { type OpenPage, openPage, type SiteAccess } from '../website/open-page.ts';
import { goTo, perform } from '../website/perform.ts';
import type { Seen } from './choose-views.ts';
import { explorePage, type Findings } from './explore-page.ts';

const most = { sections: 9, leaves: 5 };

/** Looks at what a page shows further down. */
export async function seeSections(open: OpenPage, { sections }: Findings): Promise<Seen[]> {
	const stride = Math.ceil(sections.length / most.sections);
	const views: Seen[] = [];
	for (const section of sections.filter((_, i) => i % stride === 0)) {
		await goTo(open, section.ziel, 'Ansicht');
		views.push({ ...section, ...(await lookAt(open)) });
	}
	await goTo(open, 0, 'Ansicht');
	return views;
}

/** Looks at the leaves that a page turns by a key. */
export async function seeLeaves(open: OpenPage, start: Look, taste: string): Promise<Seen[]> {
	const views: Seen[] = [];
	const turn = { taste, dauer: 1.2 };
	for (let i = 1; i <= most.leaves; i++) {
		await perform(open, turn, 'Folie');
		const look = await lookAt(open);
		// The key may move the page slowly.
		const scrolled = await open.page.evaluate(() => window.scrollY);
		await goTo(open, 0, 'Folie');
		if (scrolled > 0 || !areApart(look.greys, (views.at(-1) ?? start).greys)) break;
		views.push({ aktionen: Array(i).fill(turn), title: '', height: 0, ...look });
	}
	return views;
}

/** Looks at the inner pages that open. */
export async function seeInner(
	browser: Browser,
	access: SiteAccess,
	{ pages }: Findings,
): Promise<Seen[]> {
	const views: Seen[] = [];
	for (const seite of pages) {
		const quiet = { ...access, notes: new Map() };
		// One that cannot be shown is none to choose.
		await using open = await openPage(browser, quiet, seite).catch((reason) => {
			if (!(reason instanceof MediaError)) throw reason;
			return undefined;
		});
		if (!open) continue;
		const { login, empty, heading } = await open.inPage(explorePage);
		if (login || empty) continue;
		views.push({ seite, title: heading, height: 0, ...(await lookAt(open)) });
	}
	return views;
}
