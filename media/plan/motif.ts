import type { OpenPage } from '../open-page.ts';
import { strength, toRgb } from './colour.ts';
import { areaOf, largestPicture } from './measure.ts';
import type { Part } from './parts.ts';
import { type Photograph, photograph } from './photograph.ts';

/** What a ground can be drawn from: a picture of the page as PNG, and its main colour. */
export type Motif = { piece: Buffer; colour: string | undefined };

/** Small words drawn as a ground would be scribbles. */
const wordless =
	'*{transition:none!important;color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important}img,svg{visibility:hidden!important}';

/** Of so many square px at least: a photograph before a drawing. Less may be a logo. */
const leastArea = 60_000;

/** Finds a page's motif: the largest photograph, else the largest drawing, else its areas. */
export async function motifOf(
	open: OpenPage,
	parts: Part[],
	photographs: Photograph[],
): Promise<Motif> {
	const large = photographs.filter(isLarge).toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0];
	const drawing = large ? undefined : largestPicture(parts);
	const taken = large ?? (drawing && isLarge(drawing) && (await photograph(open, drawing)));
	const piece = taken ? taken.png : await open.page.screenshot({ style: wordless });
	return { piece, colour: mainColour(parts) };
}

function isLarge({ box }: Pick<Photograph, 'box'>): boolean {
	return areaOf(box) > leastArea;
}

/** What most of a page's coloured areas have, buttons before all; undefined on one without colour. */
function mainColour(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill) continue;
		const vivid = strength(toRgb(part.fill));
		if (vivid < 0.2) continue;
		const area = Math.sqrt(Math.min(areaOf(part.shape), 60_000)) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + area * vivid);
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
