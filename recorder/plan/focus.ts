import type { Plan } from '../../shared/plan.ts';
import { MEASURED } from '../thresholds.ts';
import { areaOf, type Box, middleOf, overlap, type Part, type TextLine } from './parts.ts';

type Size = { width: number; height: number };

const { subject, onGround } = MEASURED;

/**
 * What has to stay in view where a window is shown in part, in whole px of it: the middle of its largest picture
 * or, without one, of its headline; and the lower edge of its header, of which a half would look like a mistake.
 */
export function focusOf(parts: Part[], window: Size): Pick<Plan['telefon'], 'blick' | 'kopf'> {
	const headline = headlineOf(parts)?.box;
	const matters = subjectOf(parts, window, headline) ?? headline ?? { x: 0, y: 0, ...window };
	const { x, y } = middleOf(inWindow(matters, window));
	return { blick: [Math.round(x), Math.round(y)], kopf: headerEnd(parts, headline, window) };
}

/** The visible piece of the largest picture, drawing or film that is not the ground of something else. */
function subjectOf(parts: Part[], window: Size, headline: Box | undefined): Box | undefined {
	const seen = parts.flatMap(({ kind, box }) => (kind === 'picture' ? inWindow(box, window) : []));
	const isGround = (box: Box, i: number) => {
		const lines = headline ? overlap(headline, box) / areaOf(headline) : 0;
		const covers = seen.slice(i + 1).map((later) => overlap(later, box) / areaOf(box));
		return lines > onGround.headline || Math.max(0, ...covers) > onGround.picture;
	};
	return seen
		.filter((box, i) => {
			const share = areaOf(box) / areaOf(window);
			return share >= subject.least && share <= subject.most && !isGround(box, i);
		})
		.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
}

function inWindow(box: Box, { width, height }: Size): Box {
	const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
	const right = Math.min(width, box.x + box.width);
	const bottom = Math.min(height, box.y + box.height);
	return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** The lower edge of the header; 0 where there is none, or where it holds the headline. */
function headerEnd(parts: Part[], headline: Box | undefined, { height }: Size): number {
	const header = headerOf(parts);
	if (!header) return 0;
	const end = Math.min(height, Math.round(header.y + header.height));
	return headline && headline.y < end ? 0 : Math.max(0, end);
}

export function headerOf(parts: Part[]): Box | undefined {
	return parts.find((part) => part.kind === 'box' && part.role === 'header')?.box;
}

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
