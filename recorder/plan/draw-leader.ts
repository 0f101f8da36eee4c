import { LEADER_LIMIT, type RissSheet } from '../../shared/riss.ts';
import type { Headline } from './headline.ts';
import type { Part, TextLine } from './parts.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** Where a leader may rise from a headline's line, as shares of its width. */
const preferred = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25, 0.05];

/** The note that names the headline's font, and the line up to it. Undefined where the built page would cover it. */
export function drawLeader(
	{ lines, largest }: Headline,
	parts: Part[],
	{ width, page, distances }: SheetLayout,
	font: string,
): RissSheet['hinweis'] {
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
