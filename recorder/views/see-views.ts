import type { Browser } from '@playwright/test';
import { messageOf } from '../recorder-error.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { differ, difference, type Look, lookAt } from '../website/look-at.ts';
import { goTo, perform } from '../website/perform.ts';
import { type OpenPage, withPage } from '../website/with-page.ts';
import type { Findings } from './describe-page.ts';
import * as describing from './describe-page.ts';
import * as sectioning from './find-sections.ts';
import { showSection } from './find-sections.ts';
import type { View } from './propose-script.ts';

type Seen = View & Look;

const most = { sections: 9, slides: 5, chosen: 5 };
/** Views with a larger bare share are left out, where this many others remain. */
const maxBare = 0.2;
const enough = 3;

const oneWindow =
	'Weiter unten oder daneben wurde auf der Startseite nichts gefunden; gezeigt wird ihr erster Bildschirm. Andere Ansichten nennt ein Drehbuch (docs/drehbuch.md).';

/** Visits the views of an open site and chooses those worth a picture. */
export async function seeViews(
	browser: Browser,
	open: OpenPage,
	access: SiteAccess,
	findings: Findings,
): Promise<View[]> {
	const start = await lookAt(open);
	let here = await seeSections(open, findings);
	for (const key of ['ArrowRight', 'PageDown'])
		if (here.length === 0) here = await seeSlides(open, start, key);
	if (here.length === 0) open.note(oneWindow);
	return chooseViews([...here, ...(await seeInnerPages(browser, access, findings))], start);
}

async function seeSections(open: OpenPage, { sections }: Findings): Promise<Seen[]> {
	const stride = Math.ceil(sections.length / most.sections);
	const views: Seen[] = [];
	for (const { y, height } of sections.filter((_, i) => i % stride === 0)) {
		const shown = await open.inPage(showSection, y);
		views.push({ ziel: shown.y, start: y, title: shown.title, height, ...(await lookAt(open)) });
	}
	await goTo(open, 0, 'Ansicht');
	return views;
}

/** Looks at the slides that a page turns by a key. */
async function seeSlides(open: OpenPage, start: Look, taste: string): Promise<Seen[]> {
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
async function seeInnerPages(
	browser: Browser,
	access: SiteAccess,
	{ pages }: Findings,
): Promise<Seen[]> {
	const views: Seen[] = [];
	const quiet = { ...access, notes: new Map() };
	for (const seite of pages)
		await messageOf(() =>
			withPage(browser, quiet, seite, {}, async (open) => {
				const { login, empty, heading } = await explorePage(open);
				if (login || empty) return;
				views.push({ seite, title: heading, height: 0, ...(await lookAt(open)) });
			}),
		);
	return views;
}

/** Chooses the views that are full and differ from the start and from each other, in the order of the site. */
function chooseViews(views: Seen[], start: Look): View[] {
	const full = views.filter((view) => view.bare <= maxBare);
	const candidates = full.length < enough ? views : full;
	const chosen: Seen[] = [];
	while (chosen.length < most.chosen) {
		const seen = [start, ...chosen];
		const isNew = (view: Seen) => seen.every((other) => differ(view.greys, other.greys));
		const novelty = (view: Seen) =>
			Math.min(...seen.map(({ greys }) => difference(view.greys, greys)));
		const [next] = candidates.filter(isNew).toSorted((a, b) => novelty(b) - novelty(a));
		if (!next) break;
		chosen.push(next);
	}
	return views.filter((view) => chosen.includes(view));
}

/** Finds what an open page could be pictured by, and whether it can be pictured at all. */
export async function explorePage({ provide, inPage }: OpenPage): Promise<Findings> {
	await provide([sectioning, describing]);
	const description = await inPage(describing.describePage);
	const sections = await inPage(sectioning.findSections, description.height);
	return { ...description, sections };
}
