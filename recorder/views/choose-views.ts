import { apart, areApart, type Look } from '../website/look-at.ts';
import type { View } from './default-script.ts';

/** A view as it was seen. */
export type Seen = View & Look;

const most = 5;
/** Shares of a picture that are too bare, unless fewer than so many are full. */
const bare = { share: 0.2, full: 3 };

/** Of all that was seen, in its order, the views that are full and unlike the start and each other. */
export function chooseViews(views: Seen[], start: Look): View[] {
	const full = views.filter((view) => view.bare <= bare.share);
	const open = full.length < bare.full ? views : full;
	const chosen: Seen[] = [];
	for (;;) {
		const seen = [start, ...chosen];
		const isFresh = (view: Seen) => seen.every((other) => areApart(view.greys, other.greys));
		const news = (view: Seen) => Math.min(...seen.map(({ greys }) => apart(view.greys, greys)));
		const [next] = open.filter(isFresh).toSorted((a, b) => news(b) - news(a));
		if (!next || chosen.length === most) return views.filter((view) => chosen.includes(view));
		chosen.push(next);
	}
}
