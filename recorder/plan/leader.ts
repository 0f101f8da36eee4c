import type { Plan, PlanNote } from '../../shared/plan.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import type { OpenPage } from '../website/with-page.ts';
import { type Box, meet, type Part, type TextLine } from './parts.ts';

/** Lines from top to bottom, and the box around them. */
export type Headline = { box: Box; lines: TextLine[]; largest: TextLine };

/** Finds the headline of a page: the h1, or without one the largest type in view. */
export function headlineOf(parts: Part[]): Headline | undefined {
	const bySize = parts
		.filter((part) => part.kind === 'line')
		.toSorted((a, b) => b.type.size - a.type.size);
	const h1 = bySize.filter(({ role }) => role === 'headline');
	const found =
		h1.length > 0 ? h1 : bySize.filter(({ type }) => type.size === bySize[0]?.type.size);
	const [largest] = found;
	if (!largest) return undefined;
	const x = Math.min(...found.map(({ box }) => box.x));
	const y = Math.min(...found.map(({ box }) => box.y));
	const width = Math.max(...found.map(({ box }) => box.x + box.width)) - x;
	const height = Math.max(...found.map(({ box }) => box.y + box.height)) - y;
	const lines = found.toSorted((a, b) => a.box.y - b.box.y);
	return { box: { x, y, width, height }, lines, largest };
}

/** Finds the headline, and the font that the browser uses for most of its largest line. */
export async function readHeadline(
	open: OpenPage,
	parts: Part[],
): Promise<(Headline & { font: string | undefined }) | undefined> {
	const headline = headlineOf(parts);
	return headline && { ...headline, font: await fontOf(open, headline.largest.number) };
}

/** The name of the font of a marked element. */
async function fontOf({ cdp, objectOf }: OpenPage, number: number): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	await cdp.send('DOM.getDocument', { depth: 0 });
	const objectId = await objectOf(number);
	const { nodeId } = await cdp.send('DOM.requestNode', { objectId });
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too ("Fredoka Light"); the site's own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	return names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
}

/** Chains and leader end here, in px of the page: the section line rests a little further right. */
export const drawnHalf = VIEWPORTS.desktop.width / 2;

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
export function drawLeader(
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
	if (part.kind !== 'box') return box.height < 160 ? [box] : [];
	if (!part.standsOut && !part.borders.some(Boolean)) return [];
	return [box.y, box.y + box.height].map((y) => ({ ...box, y: y - 1, height: 2 }));
}
