import { LEADER_LIMIT, type RissSheet } from '../../shared/riss.ts';
import { plainText } from '../website/plain-text.ts';
import type { OpenPage } from '../website/with-page.ts';
import type { Box, Part, TextLine } from './parts.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** A headline: its box, its lines from top to bottom, and the largest of them. */
export type Headline = { box: Box; lines: TextLine[]; line: TextLine };

/** Where a leader may rise from a headline's line, as shares of its width. */
const preferred = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25, 0.05];

/** The note that names the headline's font, and the line up to it. Undefined where the built page would cover it. */
export function drawLeader(
	{ lines, line }: Headline,
	parts: Part[],
	{ width, page, distances }: SheetLayout,
	font: string,
): RissSheet['hinweis'] {
	const limit = width * LEADER_LIMIT - page.x;
	const starts = lines
		.flatMap((from) => preferred.map((share) => ({ from, x: from.box.x + from.box.width * share })))
		.filter(({ x }) => x <= limit);
	const start = starts.find(({ from, x }) => isClear(x, from, parts)) ?? starts[0];
	if (!start) return undefined;
	const x = Math.round(page.x + start.x);
	const { type, lineHeight } = line;
	return {
		punkt: { x, y: Math.round(page.y + start.from.baseline - start.from.xHeight - 6) },
		knick: { x, y: page.y - distances.note },
		text: `${font} ${type.weight}, ${Math.round(type.size)}/${Math.round(lineHeight)}`,
	};
}

/** The headline: the h1, or without one the largest type in view. */
export function titleOf(parts: Part[]): Headline | undefined {
	const lines = parts
		.filter((part) => part.kind === 'line')
		.toSorted((a, b) => b.type.size - a.type.size);
	const titled = lines.filter(({ role }) => role === 'title');
	const title =
		titled.length > 0 ? titled : lines.filter(({ type }) => type.size === lines[0]?.type.size);
	const [line] = title;
	if (!line) return undefined;
	const x = Math.min(...title.map(({ box }) => box.x));
	const y = Math.min(...title.map(({ box }) => box.y));
	const width = Math.max(...title.map(({ box }) => box.x + box.width)) - x;
	const height = Math.max(...title.map(({ box }) => box.y + box.height)) - y;
	const fromTop = title.toSorted((a, b) => a.box.y - b.box.y);
	return { box: { x, y, width, height }, lines: fromTop, line };
}

/** The font that the browser uses for most of the first h1; undefined without an h1. */
export async function fontOfTitle({ cdp }: OpenPage): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
	const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
	if (nodeId === 0) return undefined;
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too ("Fredoka Light"); the site's own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	const font = names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
	return font && plainText(font);
}

/** Whether a leader at `x` crosses neither text nor small pictures above the line. */
function isClear(x: number, { box }: TextLine, parts: Part[]): boolean {
	const gap = 12;
	return parts
		.flatMap((part) => (part.kind === 'box' ? [] : [part.box]))
		.filter(({ y, height }) => height < 100 && y + height < box.y + gap)
		.every((b) => x < b.x - gap || x > b.x + b.width + gap);
}
