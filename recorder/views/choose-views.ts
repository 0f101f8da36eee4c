import { differ, difference, type Look } from '../website/look-at.ts';
import type { View } from './default-script.ts';

/** A view and how it looks. */
export type Seen = View & Look;

const most = 5;
/** Views with a larger bare share are left out, unless fewer than `full` others remain. */
const bare = { share: 0.2, full: 3 };

/** Chooses the views that are full and differ from the start and from each other, in the order of the site. */
export function chooseViews(views: Seen[], start: Look): View[] {
	const full = views.filter((view) => view.bare <= bare.share);
	const open = full.length < bare.full ? views : full;
	const chosen: Seen[] = [];
	for (;;) {
		const seen = [start, ...chosen];
		const isNew = (view: Seen) => seen.every((other) => differ(view.greys, other.greys));
		const novelty = (view: Seen) =>
			Math.min(...seen.map(({ greys }) => difference(view.greys, greys)));
		const [next] = open.filter(isNew).toSorted((a, b) => novelty(b) - novelty(a));
		if (!next || chosen.length === most) return views.filter((view) => chosen.includes(view));
		chosen.push(next);
	}
}
