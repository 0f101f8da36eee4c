import { toRgb } from '../../src/lib/contrast.ts';
import type { OpenPage } from '../open-page.ts';
import { strength } from './colour.ts';
import { areaOf, largestOf } from './measure.ts';
import type { Part } from './parts.ts';
import { type Photograph, pieceInView } from './photograph.ts';
import { stages } from './stage.ts';

/** What a ground can be drawn from: a picture of the page as PNG, and its main colour. */
export type Motif = { piece: Buffer; colour: string | undefined };

/** Of so many square px at least is a picture that a ground can be drawn from; less may be a logo. */
const leastArea = 60_000;

/** Finds a page's motif: the largest photograph, else its areas and large drawings. */
export async function motifOf(
	open: OpenPage,
	parts: Part[],
	photographs: Photograph[],
): Promise<Motif> {
	const large = largestOf(photographs, leastArea)?.png;
	const piece = large ?? (await open.page.screenshot({ style: onlyAreas(parts) }));
	return { piece, colour: mainColour(parts) };
}

/** The style sheet that takes words and small pictures off the page: drawn as a ground they would be scribbles. */
function onlyAreas(parts: Part[]): string {
	const small = parts.flatMap((part) =>
		part.kind === 'picture' && !part.image && areaOf(part.box) <= leastArea
			? `[data-werkplan="${part.number}"]{visibility:hidden!important}`
			: [],
	);
	const noWords =
		'*,::highlight(plan-base),::highlight(plan-x){transition:none!important;color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important}';
	return [noWords, ...small].join('');
}

/** What most of a page's coloured areas have, buttons before all; undefined on one without colour. */
function mainColour(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill) continue;
		const vivid = strength(toRgb(part.fill));
		if (vivid < 0.2) continue;
		const seen = areaOf(pieceInView(part.box, stages.desktop.page));
		const area = Math.sqrt(seen) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + area * vivid);
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
