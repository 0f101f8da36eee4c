import { LEADER_LIMIT, type RissSheet } from '../../src/lib/riss.ts';
import type { Box, Part, TextLine } from './parts.ts';
import type { Stage } from './stage.ts';

/** A headline's own box, its first and its largest line. */
export type Headline = { box: Box; first: TextLine; line: TextLine };

/**
 * The note that names the type of the headline, with its way up over the page's edge. None where the
 * headline begins so far right that the built page covers it.
 */
export function drawLeader(
	{ first, line }: Headline,
	parts: Part[],
	{ width, page, distances }: Stage,
	face: string,
): RissSheet['hinweis'] {
	const limit = width * LEADER_LIMIT - page.x;
	if (first.box.x > limit) return undefined;
	const x = Math.round(page.x + clearWay(first.box, parts, limit));
	const { type, lineHeight } = line;
	return {
		punkt: { x, y: Math.round(page.y + first.baseline - first.xHeight - 6) },
		knick: { x, y: page.y - distances.note },
		text: `${face} ${type.weight}, ${Math.round(type.size)}/${Math.round(lineHeight)}`,
	};
}

/** The headline. Without an h1 it is the largest type in view. */
export function titleOf(parts: Part[]): Headline | undefined {
	const lines = parts
		.filter((part) => part.kind === 'line')
		.toSorted((a, b) => b.type.size - a.type.size);
	const titled = lines.filter(({ role }) => role === 'title');
	const title =
		titled.length > 0 ? titled : lines.filter(({ type }) => type.size === lines[0]?.type.size);
	const [line] = title;
	const [first] = title.toSorted((a, b) => a.box.y - b.box.y);
	if (!line || !first) return undefined;
	const x = Math.min(...title.map(({ box }) => box.x));
	const width = Math.max(...title.map(({ box }) => box.x + box.width)) - x;
	const height = Math.max(...title.map(({ box }) => box.y + box.height)) - first.box.y;
	return { box: { x, y: first.box.y, width, height }, first, line };
}

/** Where over the headline's first line the leader can rise up to `limit` without crossing text or a small picture. */
function clearWay(box: Box, parts: Part[], limit: number): number {
	const air = 12;
	const obstacles = parts
		.flatMap((part) => (part.kind === 'box' ? [] : [part.box]))
		.filter(({ y, height }) => height < 100 && y + height < box.y + air);
	const places = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25]
		.map((share) => box.x + box.width * share)
		.filter((x) => x <= limit);
	const free = places.find((x) => obstacles.every((b) => x < b.x - air || x > b.x + b.width + air));
	return free ?? places[0] ?? limit;
}
