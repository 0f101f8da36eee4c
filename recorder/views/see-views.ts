import type { Browser } from '@playwright/test';
import { messageOf } from '../recorder-error.ts';
import { differ, type Look, lookAt } from '../website/look-at.ts';
import { goTo, perform } from '../website/perform.ts';
import { type OpenPage, type SiteAccess, withPage } from '../website/with-page.ts';
import type { Seen } from './choose-views.ts';
import { explorePage, type Findings } from './explore-page.ts';

const most = { sections: 9, slides: 5 };

/** Looks at the sections further down a page. */
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

/** Looks at the slides that a page turns by a key. */
export async function seeSlides(open: OpenPage, start: Look, taste: string): Promise<Seen[]> {
	const views: Seen[] = [];
	const turn = { taste, dauer: 1.2 };
	for (let i = 1; i <= most.slides; i++) {
		await perform(open, turn, 'Folie');
		const look = await lookAt(open);
		// The key may have scrolled the page instead.
		const scrolled = await open.page.evaluate(() => window.scrollY);
		await goTo(open, 0, 'Folie');
		if (scrolled > 0 || !differ(look.greys, (views.at(-1) ?? start).greys)) break;
		views.push({ aktionen: Array(i).fill(turn), title: '', height: 0, ...look });
	}
	return views;
}

/** Looks at the inner pages; one that cannot be shown is left out. */
export async function seeInnerPages(
	browser: Browser,
	access: SiteAccess,
	{ pages }: Findings,
): Promise<Seen[]> {
	const views: Seen[] = [];
	const quiet = { ...access, notes: new Map() };
	for (const seite of pages)
		await messageOf(() =>
			withPage(browser, quiet, seite, {}, async (open) => {
				const { login, empty, heading } = await open.inPage(explorePage);
				if (login || empty) return;
				views.push({ seite, title: heading, height: 0, ...(await lookAt(open)) });
			}),
		);
	return views;
}
