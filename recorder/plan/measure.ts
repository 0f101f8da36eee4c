import type { Plan, PlanChain, PlanNote } from '../../shared/plan.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { MEASURED } from '../thresholds.ts';
import { type Headline, headerOf } from './focus.ts';
import { areaOf, type Box, largestOf, meet, type Part, type TextLine } from './parts.ts';

const page = VIEWPORTS.desktop;

/** Chains and leader end here, in px of the page: the section line rests a little further right. */
const drawnHalf = VIEWPORTS.desktop.width / 2;

/**
 * In px: how far a chain lies inside the page, how far its extension lines reach, and the room that its figures
 * need beside it.
 */
const inset = { chain: 30, reach: 12, figures: 24 };

/** The chains and the note of a desktop's drawn page. */
export function measure(
	parts: Part[],
	headline?: Headline,
	font?: string,
): Pick<Plan['desktop'], 'ketten' | 'hinweis'> {
	const { across, down } = edgesOf(parts, headline?.box);
	const upright = chainDown(merge(down, page.height), parts, headline?.box);
	const level = chain('waagrecht', merge(across, drawnHalf), page.height - inset.chain);
	const ketten = [upright, level].filter((chain) => chain !== undefined);
	const hinweis = headline && font ? drawLeader(headline, parts, font) : undefined;
	return { ketten, ...(hinweis && { hinweis }) };
}

/** What is measured: header, headline, button and picture, or the first paragraph. */
function edgesOf(parts: Part[], headline?: Box): { across: number[]; down: number[] } {
	const isMeasured = ({ kind, box }: Part) => kind === 'picture' && areaOf(box) > MEASURED.picture;
	const picture = largestOf(parts.filter(isMeasured))?.box;
	const header = headerOf(parts);
	const button = parts.find(isButton)?.box;
	const paragraph = parts.find((part) => part.kind === 'line' && part.role === 'paragraph')?.box;

	const beside = picture && picture.width < page.width * MEASURED.beside ? picture : undefined;
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
		masse: lengths.map((length) => (length >= MEASURED.figure ? length : null)),
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
	return part.kind !== 'box' && areaOf(part.box) < MEASURED.picture;
}

function isButton(part: Part): boolean {
	if (part.kind !== 'box' || part.role !== 'button') return false;
	const { box, standsOut, borders } = part;
	const { width, height } = MEASURED.button;
	const isWhole = box.height >= height && box.width > width && box.y + box.height < page.height;
	return isWhole && (standsOut || borders.every(Boolean));
}

/** The page's edge and the edges up to `end`, in whole px, in order, none too close to another. */
function merge(edges: number[], end: number): number[] {
	const inner = edges
		.map(Math.round)
		.filter((edge) => edge >= MEASURED.edges && edge <= end - MEASURED.edges)
		.toSorted((a, b) => a - b);
	return [0, ...inner.filter((edge, i) => edge - (inner[i - 1] ?? 0) >= MEASURED.edges)];
}

/** Where a leader may rise from a headline's line, as shares of its width. */
const preferred = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25, 0.05];

/**
 * In px of the page, as large as they are on a tablet: a letter of the text, its line, and the step from the
 * bend to it.
 */
const text = { letter: 10, line: 20, step: 20 };

/** The section line's flags hang here, as large as they are on a tablet. */
const flags: Box = { x: drawnHalf - 240, y: 0, width: 280, height: 60 };

/**
 * The note that names the headline's font, and the line up to it. Undefined where nothing inside the drawn half
 * is free for it.
 */
function drawLeader(
	{ lines, largest }: Headline,
	parts: Part[],
	font: string,
): Plan['desktop']['hinweis'] {
	const { type, lineHeight } = largest;
	const words = `${font} ${type.weight}, ${Math.round(type.size)}/${Math.round(lineHeight)}`;
	const inTheWay = [...parts.flatMap(drawnOf), flags];
	const isFree = (box: Box) =>
		box.x >= 0 && box.x + box.width <= drawnHalf && inTheWay.every((other) => !meet(box, other));
	for (const line of lines)
		for (const share of preferred) {
			const x = Math.round(line.box.x + line.box.width * share);
			const y = Math.round(line.baseline - line.xHeight - 6);
			const bend = rowFor(x, line, words, isFree);
			if (bend) return { punkt: { x, y }, knick: { x, y: bend.y }, seite: bend.seite, text: words };
		}
	return undefined;
}

/** The lowest free place for the text above a line of the headline, where the leader up to it crosses nothing. */
function rowFor(
	x: number,
	{ box }: TextLine,
	words: string,
	isFree: (box: Box) => boolean,
): (Pick<PlanNote, 'seite'> & { y: number }) | undefined {
	const width = words.length * text.letter + text.step;
	for (let y = Math.round(box.y) - text.line / 2; y >= text.line; y -= 4) {
		const top = y - text.line / 2;
		if (!isFree({ x: x - 8, y, width: 16, height: box.y - y })) return undefined;
		if (isFree({ x: x - width, y: top, width, height: text.line })) return { seite: 'links', y };
		if (isFree({ x, y: top, width, height: text.line })) return { seite: 'rechts', y };
	}
	return undefined;
}

/** What the words must not touch of a part: text, a small picture, the upper and lower line of an area. */
function drawnOf(part: Part): Box[] {
	const { box } = part;
	if (part.kind !== 'box') return box.height < MEASURED.inTheWay ? [box] : [];
	if (!part.standsOut && !part.borders.some(Boolean)) return [];
	return [box.y, box.y + box.height].map((y) => ({ ...box, y: y - 1, height: 2 }));
}
