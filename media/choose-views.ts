import type { Step } from './drehbuch.ts';
import type { Findings } from './explore-page.ts';
import { apart, areApart, type Look, lookAt } from './look-at.ts';
import type { OpenPage } from './open-page.ts';
import { goTo, perform } from './perform.ts';

/** One thing to photograph of a page at a desk; `height` of the section, in px. */
export type View = {
	place?: string | number;
	actions?: Step[];
	title: string;
	height: number;
};

/** A view as it was seen, so many windows down the page. */
type Seen = View & Look & { down: number };

const most = { looked: 9, slides: 5 };
/** So many windows apart no section is half in one picture and half in the next; where few are, nearer. */
const rounds = [
	{ gap: 0.75, count: 4 },
	{ gap: 0.45, count: 3 },
];
const tooBare = 0.2;

/** Looks at what a page has to show and chooses views that are full, whole and unlike each other. */
export async function chooseViews(
	open: OpenPage,
	findings: Findings,
	start: Look,
): Promise<View[]> {
	const below = () => viewsBelow(open, findings);
	const leaves = () => slides(open, start);
	let views: Seen[] = [];
	for (const look of findings.locked ? [leaves, below] : [below, leaves])
		if (views.length === 0) views = await look();
	const chosen: Seen[] = [];
	for (const { gap, count } of rounds)
		while (chosen.length < count) {
			const seen = [start, ...chosen];
			const isFresh = (view: Seen) =>
				chosen.every((other) => Math.abs(other.down - view.down) >= gap) &&
				seen.every((other) => areApart(view.greys, other.greys));
			const news = (view: Seen) => Math.min(...seen.map(({ greys }) => apart(view.greys, greys)));
			const isBare = (view: Seen) => Number(view.bare > tooBare);
			const [next] = views
				.filter(isFresh)
				.toSorted((a, b) => isBare(a) - isBare(b) || news(b) - news(a));
			if (!next) break;
			chosen.push(next);
		}
	return views.filter((view) => chosen.includes(view));
}

async function viewsBelow(open: OpenPage, findings: Findings): Promise<Seen[]> {
	const window = open.page.viewportSize()?.height ?? 1;
	const end = findings.height - window;
	const sections = findings.sections.filter(
		({ y }) => Math.min(y, end) + window * 0.75 < findings.footer || y < end,
	);
	const stride = Math.ceil(sections.length / most.looked);
	const views: Seen[] = [];
	for (const { place, title, height } of sections.filter((_, i) => i % stride === 0)) {
		const down = (await goTo(open, place, 'Ansicht')) / window;
		if (down < 0.4 || views.some((other) => Math.abs(other.down - down) < 0.5)) continue;
		views.push({ place, title, height, down, ...(await lookAt(open)) });
	}
	await goTo(open, 0, 'Ansicht');
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
			await goTo(open, 0, 'Folie');
			if (scrolled > 0 || !areApart(look.greys, (views.at(-1) ?? start).greys)) break;
			views.push({ actions: Array(i).fill(turn), title: '', height: 0, down: i, ...look });
		}
		if (views.length > 0) return views;
	}
	return [];
}
