import type { PlanSheet } from '../../shared/plan.ts';
import type { OpenPage } from '../website/with-page.ts';
import type { Box, Part, TextLine } from './parts.ts';
import { marked } from './read.ts';
import type { SheetLayout } from './sheet.ts';

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
	const objectId = await objectOf(marked, number);
	const { nodeId } = await cdp.send('DOM.requestNode', { objectId });
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too ("Fredoka Light"); the site's own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	return names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
}

/**
 * The leader starts left of this share of the sheet's width, so that its text ends before the resting section
 * line.
 */
const LEADER_LIMIT = 0.45;

/** Where a leader may rise from a headline's line, as shares of its width. */
const preferred = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25, 0.05];

/** The note that names the headline's font, and the line up to it. Undefined where the built page would cover it. */
export function drawLeader(
	{ lines, largest }: Headline,
	parts: Part[],
	{ width, page, distances }: SheetLayout,
	font: string,
): PlanSheet['hinweis'] {
	const limit = width * LEADER_LIMIT - page.x;
	const starts = lines
		.flatMap((line) => preferred.map((share) => ({ line, x: line.box.x + line.box.width * share })))
		.filter(({ x }) => x <= limit);
	const start = starts.find(({ line, x }) => isClear(x, line, parts)) ?? starts[0];
	if (!start) return undefined;
	const x = Math.round(page.x + start.x);
	const { type, lineHeight } = largest;
	return {
		punkt: { x, y: Math.round(page.y + start.line.baseline - start.line.xHeight - 6) },
		knick: { x, y: page.y - distances.note },
		text: `${font} ${type.weight}, ${Math.round(type.size)}/${Math.round(lineHeight)}`,
	};
}

/** Whether a leader at `x` crosses neither text nor small pictures above the line. */
function isClear(x: number, { box }: TextLine, parts: Part[]): boolean {
	const gap = 12;
	return parts
		.filter(({ kind }) => kind !== 'box')
		.map((part) => part.box)
		.filter(({ y, height }) => height < 100 && y + height < box.y + gap)
		.every((other) => x < other.x - gap || x > other.x + other.width + gap);
}
