import { toRgb } from '../../src/lib/contrast.ts';
import type { OpenPage } from '../open-page.ts';
import { strength } from './colour.ts';
import { areaOf, largestOf } from './measure.ts';
import type { Part } from './parts.ts';
import { photograph, pieceInView } from './photograph.ts';
import { stages } from './stage.ts';

const { page } = stages.desktop;

/** What a ground can be drawn from: a picture of the page as PNG, where there is a large one, and its main colour. */
export type Motif = { piece: Buffer | undefined; colour: string | undefined };

/** In square px; less may be a logo. */
const leastArea = 60_000;

/** Finds a page's motif, as long as nothing of it is drawn. */
export async function motifOf(open: OpenPage, parts: Part[]): Promise<Motif> {
	const pictures = parts.flatMap((part) =>
		part.kind === 'picture' ? [{ part, box: pieceInView(part.box, page) }] : [],
	);
	const large = largestOf(pictures, leastArea)?.part;
	const taken = large && (await photograph(open, large, page));
	return { piece: taken?.png, colour: mainColour(parts) };
}

/** What most of a page's coloured areas have, buttons before all; undefined on one without colour. */
function mainColour(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill) continue;
		const vivid = strength(toRgb(part.fill));
		if (vivid < 0.2) continue;
		const seen = areaOf(pieceInView(part.box, page));
		const area = Math.sqrt(seen) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + area * vivid);
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
