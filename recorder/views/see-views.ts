import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { messageOf } from '../../shared/owner-error.ts';
import type { Findings } from '../in-page/describe-page.ts';
import { isNoView } from '../pictures/take-picture.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { scrollTo } from '../website/perform.ts';
import { type OpenPage, withPage } from '../website/with-page.ts';

/** A view worth a picture; `height` in px of the section it shows, if it shows one. */
export type View = {
	/** Address of an inner page; the start page if missing. */
	seite?: string;
	/** How far the page is scrolled for it, in px. */
	ziel?: number;
	/** Where the section itself starts, in px: lower, where a header stays in the window. */
	start?: number;
	title: string;
	height: number;
};

type Seen = View & Look;

const most = { sections: 9, chosen: 5 };
/** Views with a larger empty share are left out, where this many others remain. */
const maxEmpty = 0.2;
const enough = 3;

const oneWindow =
	'Weiter unten oder daneben wurde auf der Startseite nichts gefunden; gezeigt wird ihr erster Bildschirm. Andere Ansichten nennt ein Drehbuch (docs/drehbuch.md).';

/** Visits the views of an open site and chooses those worth a picture. */
export async function seeViews(
	browser: Browser,
	open: OpenPage,
	access: SiteAccess,
	findings: Findings,
	start: Look,
): Promise<View[]> {
	const here = await seeSections(open, findings);
	if (here.every(({ isNothing }) => isNothing)) open.note(oneWindow);
	return chooseViews([...here, ...(await seeInnerPages(browser, access, findings))], start);
}

async function seeSections(open: OpenPage, { sections }: Findings): Promise<Seen[]> {
	const stride = Math.ceil(sections.length / most.sections);
	const views: Seen[] = [];
	for (const { y, height } of sections.filter((_, i) => i % stride === 0)) {
		const ziel = await showSection(open, y);
		const title = await open.inPage('titleInView');
		views.push({ ziel, start: y, title, height, ...(await lookAt(open)) });
	}
	await scrollTo(open, 0, 'Ansicht');
	return views;
}

/** Scrolls to a height of the page, less a header that stays; returns where the page then is. */
async function showSection({ scroll, inPage }: OpenPage, y: number): Promise<number> {
	const at = (await scroll.to(y)) ?? 0;
	const header = await inPage('headerOver');
	return header > 0 ? ((await scroll.to(Math.max(0, at - header))) ?? at) : at;
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
				const { obstacle, heading } = await explorePage(open);
				if (obstacle) return;
				views.push({ seite, title: heading, height: 0, ...(await lookAt(open)) });
			}),
		);
	return views;
}

/** Chooses the views that are full and differ from the start and from each other, in the order of the site. */
function chooseViews(views: Seen[], start: Look): View[] {
	const shown = views.filter((view) => !view.isNothing);
	const full = shown.filter((view) => view.empty <= maxEmpty);
	const candidates = full.length < enough ? shown : full;
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
export async function explorePage({ inPage, scroll }: OpenPage): Promise<Findings> {
	await scroll.to(0);
	return inPage('describePage');
}

/**
 * A view as `greysOf` gives it, the share of it that is empty, and whether it shows next to nothing of what is
 * there.
 */
type Look = { greys: Buffer; empty: number; isNothing: boolean };

/** Looks at the window of a page that has come to rest. */
export async function lookAt(open: OpenPage): Promise<Look> {
	await open.inPage('settle');
	await open.runFor(800);
	await open.inPage('settle');
	const picture = await open.shoot({ scale: 'css' });
	const greys = await greysOf(picture);
	return { greys, empty: emptyBand(greys), isNothing: await isNoView(open, picture) };
}

const raster = { width: 32, height: 20 };

/** The greys of a picture, row by row. */
function greysOf(picture: Buffer): Promise<Buffer> {
	const { width, height } = raster;
	return sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

/** Whether two views show different things: they differ by more than an eighth of their ink. */
function differ(a: Buffer, b: Buffer): boolean {
	return difference(a, b) > (inkOf(a) + inkOf(b)) * 0.125;
}

/** Sum of the differences between the greys of two views. A difference of one comes from compression. */
function difference(a: Buffer, b: Buffer): number {
	return a.reduce((sum, grey, i) => sum + Math.max(0, Math.abs(grey - (b[i] ?? 0)) - 1), 0);
}

/** Sum of the differences from a view's median grey. */
function inkOf(greys: Buffer): number {
	const median = greys.toSorted()[greys.length >> 1] ?? 0;
	return greys.reduce((sum, grey) => sum + Math.abs(grey - median), 0);
}

/** Share of the tallest band of empty rows, less a tenth for padding. */
function emptyBand(greys: Buffer): number {
	let longest = 0;
	let run = 0;
	for (let row = 0; row < raster.height; row++) {
		const line = greys.subarray(row * raster.width, (row + 1) * raster.width);
		run = Math.max(...line) - Math.min(...line) < 6 ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest / raster.height - 0.1;
}
