import type { PlanChain, PlanSheet } from '../../shared/plan.ts';
import { drawLeader, type Headline } from './leader.ts';
import type { Box, BoxPart, Part } from './parts.ts';
import type { SheetLayout } from './sheet.ts';

/** In px; edges closer than this are merged. */
const leastDistance = 16;

/** In square px; a smaller picture is not measured. */
const leastPicture = 24_000;

/** Describes a drawn page for riss.json; `bild` names the picture of the same page. */
export function measure(
	parts: Part[],
	layout: SheetLayout,
	bild: string,
	headline?: Headline & { font: string | undefined },
): PlanSheet {
	const { width, height, page, distances } = layout;
	const pictures = parts.filter(({ kind }) => kind === 'picture');
	const picture = largestOf(pictures.filter(({ box }) => areaOf(box) > leastPicture))?.box;
	const boxes = parts.filter((part) => part.kind === 'box');
	const header = boxes.find(({ role }) => role === 'header')?.box;
	const button = boxes.find((part) => isButton(part, page.height))?.box;
	const lines = parts.filter((part) => part.kind === 'line');
	const paragraph = lines.find(({ role }) => role === 'paragraph')?.box;

	const beside = picture && picture.width < page.width * 0.9 ? picture : undefined;
	const across = [headline?.box, beside].flatMap((box) => (box ? [box.x, box.x + box.width] : []));
	if (!beside && paragraph) across.push(paragraph.x);
	const down = [headline?.box, button ?? picture].flatMap((box) =>
		box ? [box.y, box.y + box.height] : [],
	);
	if (header) down.push(header.y + header.height);

	const { left, outer, below } = distances;
	const ketten = [
		chain(layout, 'senkrecht', left, down),
		...(outer ? [chain(layout, 'senkrecht', outer, [])] : []),
		chain(layout, 'waagrecht', below, across),
	];
	const sheet = { buehne: { breite: width, hoehe: height }, bild, ketten };
	const hinweis = headline?.font && drawLeader(headline, parts, layout, headline.font);
	return hinweis ? { ...sheet, hinweis } : sheet;
}

/** A chain at some distance from the page, with the lengths between edges. */
function chain(
	{ page, bar, shortestWithFigure }: SheetLayout,
	richtung: PlanChain['richtung'],
	distance: number,
	edges: number[],
): PlanChain {
	const upright = richtung === 'senkrecht';
	const at = (away: number) => (upright ? page.x - away : page.y + page.height + away);
	const marks = merge(edges, upright ? page.height : page.width);
	const lengths = marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0));
	return {
		richtung,
		lage: at(distance),
		ab: at(bar ? 8 : 17),
		marken: marks.map((mark) => mark + (upright ? page.y : page.x)),
		masse: lengths.map((length) => (length >= shortestWithFigure ? length : null)),
	};
}

export function largestOf<T extends { box: Box }>(all: T[]): T | undefined {
	return all.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0];
}

/** In square px. */
export function areaOf({ width, height }: Box): number {
	return width * height;
}

function isButton({ role, box, standsOut, borders }: BoxPart, height: number): boolean {
	const isWhole = box.height >= 30 && box.width > 60 && box.y + box.height < height;
	return role === 'button' && isWhole && (standsOut || borders.every(Boolean));
}

/** Edges in whole pixels from 0 to `whole`, in order, none too close to another. */
function merge(edges: number[], whole: number): number[] {
	const inner = edges
		.map(Math.round)
		.filter((edge) => edge >= leastDistance && edge <= whole - leastDistance)
		.toSorted((a, b) => a - b);
	return [0, ...inner.filter((edge, i) => edge - (inner[i - 1] ?? 0) >= leastDistance), whole];
}
