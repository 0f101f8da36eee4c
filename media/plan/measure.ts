import type { RissChain, RissSheet } from '../../src/lib/riss.ts';
import { drawLeader, titleOf } from './leader.ts';
import type { Box, BoxPart, Part, TextLine } from './parts.ts';
import type { Device, Stage } from './stage.ts';

/** Edges nearer than this merge. */
const leastDistance = 16;

type Distances = {
	/** From the window's edge to the chains. */
	left: number;
	outer: number | undefined;
	below: number;
	/** A shorter stretch has no room for its figure. */
	figures: number;
	/** Height of the leader's text above the page. */
	note: number;
};

export const distances: Record<Device, Distances> = {
	desktop: { left: 52, outer: 104, below: 52, figures: 34, note: 68 },
	telefon: { left: 46, outer: undefined, below: 48, figures: 30, note: 44 },
};

/** The chains of dimensions round a page and the leader to its headline. `face` names the real font. */
export function measure(
	parts: Part[],
	{ page, bar }: Stage,
	{ left, outer, below, figures, note }: Distances,
	face: string | undefined,
): Pick<RissSheet, 'ketten' | 'hinweis'> {
	const title = titleOf(parts);
	const picture = largestPicture(parts);
	const button = parts.find((part): part is BoxPart => isButton(part, page.height));
	const header = parts.find((part) => part.kind === 'box' && part.role === 'header');
	const paragraph = parts.find(
		(part): part is TextLine => part.kind === 'line' && part.role === 'paragraph',
	);

	const beside = picture && picture.width < page.width * 0.9 ? picture : undefined;
	const xs = [
		...(title ? horizontal(title.box) : []),
		...(beside ? horizontal(beside) : paragraph ? [paragraph.box.x] : []),
	];
	const lower = button?.shape ?? picture;
	const ys = [
		...(header?.kind === 'box' ? [header.shape.y + header.shape.height] : []),
		...(title ? vertical(title.box) : []),
		...(lower ? vertical(lower) : []),
	];

	const chain = (
		direction: RissChain['richtung'],
		distance: number,
		edges: number[],
		whole: number,
	): RissChain => {
		const upright = direction === 'senkrecht';
		const border = bar ? 8 : 17;
		const marks = merge(edges, whole);
		return {
			richtung: direction,
			lage: upright ? page.x - distance : page.y + page.height + distance,
			ab: upright ? page.x - border : page.y + page.height + border,
			marken: marks.map((edge) => edge + (upright ? page.y : page.x)),
			masse: marks.slice(1).map((edge, i) => {
				const length = edge - (marks[i] ?? 0);
				return length >= figures ? length : null;
			}),
		};
	};
	const chains = [
		chain('senkrecht', left, ys, page.height),
		...(outer ? [chain('senkrecht', outer, [], page.height)] : []),
		chain('waagrecht', below, xs, page.width),
	];
	const leader = face && title && drawLeader(title, parts, page, note, face);
	return leader ? { ketten: chains, hinweis: leader } : { ketten: chains };
}

/** The largest picture that is worth a measure. */
export function largestPicture(parts: Part[]): Box | undefined {
	const area = ({ width, height }: Box) => width * height;
	return parts
		.filter((part) => part.kind === 'picture')
		.map(({ box }) => box)
		.filter((box) => area(box) > 24_000)
		.toSorted((a, b) => area(b) - area(a))[0];
}

function isButton(part: Part, height: number): boolean {
	if (part.kind !== 'box' || part.role !== 'button') return false;
	const { shape, standsOut, borders } = part;
	return (
		shape.height >= 30 &&
		shape.width > 60 &&
		shape.y + shape.height < height &&
		(standsOut || borders.every(Boolean))
	);
}

function horizontal({ x, width }: Box): number[] {
	return [x, x + width];
}

function vertical({ y, height }: Box): number[] {
	return [y, y + height];
}

/** Whole pixels in order, from 0 to `whole`, none too near another. */
function merge(edges: number[], whole: number): number[] {
	const inner = edges
		.map(Math.round)
		.filter((edge) => edge >= leastDistance && edge <= whole - leastDistance)
		.toSorted((a, b) => a - b);
	return [0, ...inner.filter((edge, i) => edge - (inner[i - 1] ?? 0) >= leastDistance), whole];
}
