import type { RissSheet } from '../../src/lib/riss.ts';
import type { Box, Part, TextLine } from './parts.ts';

/** A headline's own box, its first and its largest line. */
export type Headline = { box: Box; first: TextLine; line: TextLine };

/** The note that names the type of the headline, with its way up over the page's edge. */
export function drawLeader(
	{ first, line }: Headline,
	parts: Part[],
	page: Box,
	distance: number,
	face: string,
): NonNullable<RissSheet['hinweis']> {
	const x = Math.round(page.x + clearWay(first.box, parts));
	const { type, lineHeight } = line;
	return {
		punkt: { x, y: Math.round(page.y + first.baseline - first.xHeight - 6) },
		knick: { x, y: page.y - distance },
		text: `${face} ${type.weight}, ${Math.round(type.size)}/${Math.round(lineHeight)}`,
	};
}

/** The headline. Without an h1 it is the largest type in view. */
export function titleOf(parts: Part[]): Headline | undefined {
	const lines = parts.filter((part) => part.kind === 'line').filter(({ role }) => role !== 'icon');
	const largest = Math.max(...lines.map(({ type }) => type.size));
	const title = lines.filter(({ role }) => role === 'title');
	const part = title.length > 0 ? title : lines.filter((z) => z.type.size === largest);
	const line = part.toSorted((a, b) => b.type.size - a.type.size)[0];
	const first = part.toSorted((a, b) => a.box.y - b.box.y)[0];
	return first && line && { box: part.map(({ box }) => box).reduce(union), first, line };
}

/** Where over the headline's first line the leader can rise without crossing text or a small picture. */
function clearWay(box: Box, parts: Part[]): number {
	const air = 12;
	const obstacles = parts
		.flatMap((part) => (part.kind === 'box' ? [] : [part.box]))
		.filter(({ y, height }) => height < 100 && y + height < box.y + air);
	const places = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25].map((share) => box.x + box.width * share);
	const free = places.find((x) => obstacles.every((b) => x < b.x - air || x > b.x + b.width + air));
	return free ?? box.x + box.width * 0.62;
}

function union(a: Box, b: Box): Box {
	const x = Math.min(a.x, b.x);
	const y = Math.min(a.y, b.y);
	return {
		x,
		y,
		width: Math.max(a.x + a.width, b.x + b.width) - x,
		height: Math.max(a.y + a.height, b.y + b.height) - y,
	};
}
