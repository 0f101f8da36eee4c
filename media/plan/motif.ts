import type { OpenPage } from '../open-page.ts';
import { strength, toRgb } from './colour.ts';
import { largestPicture } from './measure.ts';
import type { Box, Part } from './parts.ts';

/** What a ground can be drawn from: a picture of the page as PNG, and its main colour. */
export type Motif = { piece: Buffer | undefined; colour: string | undefined };

/** A picture as it was taken, and where it lies. */
type Photograph = Box & { png: Buffer };

/** The piece has at least so many css px. */
const least = { area: 60_000, width: 320, height: 200 };

/** Finds a page's motif: the largest photograph, or the largest drawing and what surrounds it. */
export async function motifOf(
	open: OpenPage,
	parts: Part[],
	photographs: Photograph[],
): Promise<Motif> {
	const area = ({ width, height }: Box) => width * height;
	const largest = photographs.toSorted((a, b) => area(b) - area(a))[0];
	const isLarge = largest && area(largest) > least.area;
	return {
		piece: isLarge ? largest.png : await takePiece(open, parts),
		colour: mainColour(parts),
	};
}

async function takePiece({ page }: OpenPage, parts: Part[]): Promise<Buffer | undefined> {
	const view = page.viewportSize() ?? least;
	const around = largestPicture(parts);
	if (!around) return undefined;
	const width = Math.min(view.width, Math.max(least.width, around.width));
	const height = Math.min(view.height, Math.max(least.height, around.height));
	const within = (start: number, room: number) => Math.min(Math.max(0, start), room);
	const x = within(around.x, view.width - width);
	const y = within(around.y, view.height - height);
	return page.screenshot({ type: 'png', scale: 'device', clip: { x, y, width, height } });
}

/** What most of a page's coloured areas have, buttons before all; undefined on one without colour. */
function mainColour(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill || strength(toRgb(part.fill)) < 0.2) continue;
		const { width, height } = part.shape;
		const area = Math.sqrt(Math.min(width * height, 60_000)) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + area * strength(toRgb(part.fill)));
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
