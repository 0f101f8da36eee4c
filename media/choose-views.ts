import type { Step } from './drehbuch.ts';
import type { Findings } from './explore-page.ts';
import { scrollTarget } from './in-page.ts';
import { apart, areApart, type Look, lookAt } from './look-at.ts';
import type { OpenPage } from './open-page.ts';
import { perform, scrollTo } from './perform.ts';

/** One thing to photograph of a page at a desk; `height` of the section, in px. */
export type View = {
	place?: string | number;
	actions?: Step[];
	title: string;
	height: number;
};

/** A view as it was seen, `y` px down the page in a window so high. */
type Seen = View & Look & { y: number; window: number };

const most = { looked: 9, chosen: 4, slides: 5 };
const tooBare = 0.2;
/** Views below which the next may be nearer. */
const enough = 3;

/** Looks at what a page has to show and chooses views that are full, whole and unlike each other. */
export async function chooseViews(open: OpenPage, findings: Findings): Promise<View[]> {
	const start = await lookAt(open);
	const below = () => viewsBelow(open, findings);
	const leaves = () => slides(open, start);
	let views: Seen[] = [];
	for (const look of findings.locked ? [leaves, below] : [below, leaves])
		if (views.length === 0) views = await look();
	const chosen: Seen[] = [];
	const pool = views.toSorted((a, b) => Number(a.bare > tooBare) - Number(b.bare > tooBare));
	while (chosen.length < most.chosen) {
		const seen = [start, ...chosen];
		const news = (view: Look) => Math.min(...seen.map((other) => apart(view.greys, other.greys)));
		const isFresh = (view: Seen, gap: number) =>
			isAway(view, chosen, gap) && seen.every((other) => areApart(view.greys, other.greys));
		const gap = chosen.length < enough && !pool.some((view) => isFresh(view, 0.75)) ? 0.45 : 0.75;
		const fresh = pool.filter((view) => isFresh(view, gap));
		const whole = fresh.filter(({ bare }) => bare <= tooBare);
		const [next] = (whole.length > 0 ? whole : fresh).toSorted((a, b) => news(b) - news(a));
		if (!next) break;
		chosen.push(next);
	}
	return views.filter((view) => chosen.includes(view));
}

/** So many windows apart that no section is half in one picture and half in the next. */
function isAway(view: Seen, chosen: Seen[], gap: number): boolean {
	return chosen.every((other) => other !== view && Math.abs(other.y - view.y) >= view.window * gap);
}

async function viewsBelow(open: OpenPage, findings: Findings): Promise<Seen[]> {
	const window = open.page.viewportSize()?.height ?? 0;
	const views: Seen[] = [];
	const end = findings.height - window;
	const inReach = findings.sections.filter(
		({ y }) => Math.min(y, end) + window * 0.75 < findings.footer || y < end,
	);
	const stride = Math.max(1, inReach.length / most.looked);
	const sections = inReach.filter(
		(_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride),
	);
	for (const { place, title, height } of sections) {
		const y = await open.inPage(scrollTarget, place, false);
		if (y === undefined || y < window * 0.4) continue;
		if (views.some((other) => Math.abs(other.y - y) < window * 0.5)) continue;
		await scrollTo(open, y);
		views.push({ place, title, height, y, window, ...(await lookAt(open)) });
	}
	await scrollTo(open, 0);
	return views;
}

/** A page that does not scroll may turn its leaves by keys. */
async function slides(open: OpenPage, start: Look): Promise<Seen[]> {
	for (const key of ['ArrowRight', 'PageDown']) {
		const views: Seen[] = [];
		const turn = { taste: key, dauer: 1.2 };
		for (let i = 1; i <= most.slides; i++) {
			await perform(open, turn, 'Folie');
			const look = await lookAt(open);
			// The key may move the page slowly.
			const scrolled = await open.page.evaluate(() => window.scrollY);
			if (scrolled > 0) {
				await scrollTo(open, 0);
				break;
			}
			if (!areApart(look.greys, (views.at(-1) ?? start).greys)) break;
			const actions = Array.from({ length: i }, () => turn);
			views.push({ actions, title: '', height: 0, y: i, window: 1, ...look });
		}
		if (views.length > 0) return views;
	}
	return [];
}
