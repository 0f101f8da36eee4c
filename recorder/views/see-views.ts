import { messageOf } from '../../shared/owner-error.ts';
import type { Findings } from '../in-page/describe-page.ts';
import { isNoView } from '../pictures/take-picture.ts';
import { SECTION, VIEW } from '../thresholds.ts';
import { scrollTo } from '../website/perform.ts';
import type { StillPage } from '../website/with-page.ts';
import {
	chooseViews,
	emptyBand,
	greysOf,
	type Look,
	type Seen,
	type View,
} from './choose-views.ts';

const oneWindow =
	'Weiter unten oder daneben wurde auf der Startseite nichts gefunden; gezeigt wird ihr erster Bildschirm. Andere Ansichten nennt ein Drehbuch (docs/drehbuch.md).';

/** Opens an inner page of the site, and lets `act` see it. Throws OwnerError where it cannot be shown. */
export type SeeInner = (seite: string, act: (open: StillPage) => Promise<void>) => Promise<void>;

/** Visits the views of an open site and chooses those worth a picture. */
export async function seeViews(
	open: StillPage,
	seeInner: SeeInner,
	findings: Findings,
	start: Look,
): Promise<View[]> {
	const here = await seeSections(open, findings);
	if (here.every(({ isNothing }) => isNothing)) open.note(oneWindow);
	return chooseViews([...here, ...(await seeInnerPages(seeInner, findings))], start);
}

async function seeSections(open: StillPage, { sections }: Findings): Promise<Seen[]> {
	const stride = Math.ceil(sections.length / SECTION.most);
	const views: Seen[] = [];
	for (const { y, height } of sections.filter((_, i) => i % stride === 0)) {
		const ziel = await showSection(open, y);
		const title = await open.inPage('titleInView');
		// A page that its script moves may rest elsewhere: by whole windows only.
		const start = open.scroll.isByScript ? ziel : y;
		views.push({ ziel, start, title, height, ...(await lookAt(open)) });
	}
	await scrollTo(open, 0, 'Ansicht');
	return views;
}

/** Scrolls to a height of the page, less a header that stays; returns where the page then is. */
async function showSection({ scroll, inPage }: StillPage, y: number): Promise<number> {
	const at = (await scroll.to(y)) ?? 0;
	const header = await inPage('headerOver');
	return header > 0 ? ((await scroll.to(Math.max(0, at - header))) ?? at) : at;
}

/** Looks at the inner pages; one that cannot be shown is left out. */
async function seeInnerPages(seeInner: SeeInner, { pages }: Findings): Promise<Seen[]> {
	const views: Seen[] = [];
	for (const seite of pages)
		await messageOf(() =>
			seeInner(seite, async (open) => {
				const { obstacle, heading } = await explorePage(open);
				if (obstacle) return;
				views.push({ seite, title: heading, height: 0, ...(await lookAt(open)) });
			}),
		);
	return views;
}

/** Finds what an open page could be pictured by, and whether it can be pictured at all. */
export async function explorePage({ inPage, scroll }: StillPage): Promise<Findings> {
	await scroll.to(0);
	return inPage('describePage');
}

/** Looks at the window of a page that has come to rest. */
export async function lookAt(open: StillPage): Promise<Look> {
	await open.inPage('completePage');
	await open.runFor(VIEW.fades);
	await open.inPage('completePage');
	const picture = await open.shoot({ scale: 'css' });
	const greys = await greysOf(picture);
	return { greys, empty: emptyBand(greys), isNothing: await isNoView(open, picture) };
}
