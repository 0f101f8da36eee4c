import type { Plan, PlanChain } from '../../shared/plan.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { headerOf } from './focus.ts';
import { drawLeader, drawnHalf, type Headline } from './leader.ts';
import { areaOf, type Box, type BoxPart, largestOf, meet, type Part } from './parts.ts';

const page = VIEWPORTS.desktop;

/** In px; edges closer than this are merged. */
const leastDistance = 16;

/** In px; a shorter length of a chain has no room for its figure. */
const shortestWithFigure = 34;

/** In square px; a smaller picture is not measured. */
const leastPicture = 24_000;

/**
 * In px: how far a chain lies inside the page, how far its extension lines reach, and the room that its figures
 * need beside it.
 */
const inset = { chain: 30, reach: 12, figures: 24 };

/** The chains and the note of a desktop's drawn page. */
export function measure(
	parts: Part[],
	headline?: Headline & { font: string | undefined },
): Pick<Plan['desktop'], 'ketten' | 'hinweis'> {
	const { across, down } = edgesOf(parts, headline?.box);
	const upright = chainDown(merge(down, page.height), parts, headline?.box);
	const level = chain('waagrecht', merge(across, drawnHalf), page.height - inset.chain);
	const ketten = [upright, level].filter((chain) => chain !== undefined);
	const hinweis = headline?.font ? drawLeader(headline, parts, headline.font) : undefined;
	return { ketten, ...(hinweis && { hinweis }) };
}

/** What is measured: header, headline, button and picture, or the first paragraph. */
function edgesOf(parts: Part[], headline?: Box): { across: number[]; down: number[] } {
	const pictures = parts.filter(({ kind }) => kind === 'picture');
	const picture = largestOf(pictures.filter(({ box }) => areaOf(box) > leastPicture))?.box;
	const boxes = parts.filter((part) => part.kind === 'box');
	const header = headerOf(parts);
	const button = boxes.find(isButton)?.box;
	const lines = parts.filter((part) => part.kind === 'line');
	const paragraph = lines.find(({ role }) => role === 'paragraph')?.box;

	const beside = picture && picture.width < page.width * 0.9 ? picture : undefined;
	const across = [headline, beside].flatMap((box) => (box ? [box.x, box.x + box.width] : []));
	if (!beside && paragraph) across.push(paragraph.x);
	const down = [headline, button ?? picture].flatMap((box) =>
		box ? [box.y, box.y + box.height] : [],
	);
	if (header) down.push(header.y + header.height);
	return { across, down };
}

/** A chain with the lengths between its marks; undefined without two of them. */
function chain(
	richtung: PlanChain['richtung'],
	marken: number[],
	lage: number,
): PlanChain | undefined {
	if (marken.length < 2) return undefined;
	const lengths = marken.slice(1).map((mark, i) => mark - (marken[i] ?? 0));
	return {
		richtung,
		lage,
		ab: richtung === 'senkrecht' ? lage + inset.reach : lage - inset.reach,
		marken,
		masse: lengths.map((length) => (length >= shortestWithFigure ? length : null)),
	};
}

/**
 * The vertical chain, clear of drawn letters and logos: at the page's left edge or right of the headline, from
 * the page's top or, where a header is in the way, from its lower edge. Undefined where all is taken.
 */
function chainDown(marks: number[], parts: Part[], headline?: Box): PlanChain | undefined {
	const taken = parts.filter(isDrawnSmall).map(({ box }) => box);
	const right = headline ? Math.round(headline.x + headline.width) + inset.chain : page.width;
	for (const x of [inset.chain, right].filter((x) => x <= drawnHalf))
		for (const from of [0, 1]) {
			const [top = 0, bottom = top] = [marks[from], marks.at(-1)];
			const strip = { x: x - inset.figures, y: top, width: inset.figures + inset.reach };
			const isFree = taken.every((box) => !meet(box, { ...strip, height: bottom - top }));
			if (isFree) return chain('senkrecht', marks.slice(from), x);
		}
	return undefined;
}

/** Whether a part is drawn as letters, or is a small picture such as a logo. */
function isDrawnSmall(part: Part): boolean {
	if (part.kind === 'line') return part.letters;
	return part.kind !== 'box' && areaOf(part.box) < leastPicture;
}

function isButton({ role, box, standsOut, borders }: BoxPart): boolean {
	const isWhole = box.height >= 30 && box.width > 60 && box.y + box.height < page.height;
	return role === 'button' && isWhole && (standsOut || borders.every(Boolean));
}

/** The page's edge and the edges up to `end`, in whole px, in order, none too close to another. */
function merge(edges: number[], end: number): number[] {
	const inner = edges
		.map(Math.round)
		.filter((edge) => edge >= leastDistance && edge <= end - leastDistance)
		.toSorted((a, b) => a - b);
	return [0, ...inner.filter((edge, i) => edge - (inner[i - 1] ?? 0) >= leastDistance)];
}
