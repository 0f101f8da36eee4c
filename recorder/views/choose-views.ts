import sharp from 'sharp';
import { VIEW } from '../thresholds.ts';

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

/** How a view looks: as `greysOf` gives it, the share of it that is empty, and whether it shows next to nothing of what is there. */
export type Look = { greys: Buffer; empty: number; isNothing: boolean };

export type Seen = View & Look;

/** Chooses the views that are full and differ from the start and from each other, in the order of the site. */
export function chooseViews(views: Seen[], start: Look): View[] {
	const shown = views.filter((view) => !view.isNothing);
	const full = shown.filter((view) => view.empty <= VIEW.empty);
	const candidates = full.length < VIEW.full ? shown : full;
	const chosen: Seen[] = [];
	while (chosen.length < VIEW.candidates) {
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

const raster = { width: 32, height: 20 };

/** The greys of a picture, row by row. */
export function greysOf(picture: Buffer): Promise<Buffer> {
	const { width, height } = raster;
	return sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

/** Whether two views show different things: they differ by more than a share of their ink. */
function differ(a: Buffer, b: Buffer): boolean {
	return difference(a, b) > (inkOf(a) + inkOf(b)) * VIEW.differs;
}

/** Sum of the differences between the greys of two views. */
function difference(a: Buffer, b: Buffer): number {
	return a.reduce(
		(sum, grey, i) => sum + Math.max(0, Math.abs(grey - (b[i] ?? 0)) - VIEW.noise),
		0,
	);
}

/** Sum of the differences from a view's median grey. */
function inkOf(greys: Buffer): number {
	const median = greys.toSorted()[greys.length >> 1] ?? 0;
	return greys.reduce((sum, grey) => sum + Math.abs(grey - median), 0);
}

/** Share of the tallest band of empty rows, less the padding that every section has. */
export function emptyBand(greys: Buffer): number {
	let longest = 0;
	let run = 0;
	for (let row = 0; row < raster.height; row++) {
		const line = greys.subarray(row * raster.width, (row + 1) * raster.width);
		run = Math.max(...line) - Math.min(...line) < VIEW.even ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest / raster.height - VIEW.padding;
}
