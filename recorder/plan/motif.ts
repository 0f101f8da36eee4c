import { toRgb } from '../../shared/contrast.ts';
import { takeScreenshot } from '../website/take-screenshot.ts';
import type { OpenPage } from '../website/with-page.ts';
import { saturation } from './colour.ts';
import { areaOf, largestOf } from './measure.ts';
import type { Part } from './parts.ts';
import { photograph, pieceInView } from './photograph.ts';
import { sheetLayouts } from './sheet-layout.ts';

const { page } = sheetLayouts.desktop;

/** What a ground can be drawn from: a picture of the page as PNG, and its main colour. */
export type Motif = { piece: Buffer; colour: string | undefined };

/** In square px; a smaller part may be a logo or a button. */
const leastArea = 60_000;

/** Finds the motif of a page that is not yet drawn: its largest picture, else its large areas. */
export async function motifOf(open: OpenPage, parts: Part[]): Promise<Motif> {
	const large = parts.filter(({ box }) => areaOf(pieceInView(box, page)) > leastArea);
	const picture = largestOf(large.filter((part) => part.kind === 'picture'));
	const taken = picture && (await photograph(open, picture, page));
	const areas = large.filter((part) => part.kind === 'box' && part.fill);
	const piece =
		taken?.png ??
		(await takeScreenshot(() => open.page.screenshot({ style: isolateAreas(areas) })));
	return { piece, colour: colourOfPage(parts) };
}

/** The style sheet that hides everything but these boxes. Words in a ground would look like scribbles. */
function isolateAreas(areas: Part[]): string {
	const kept = areas.map(({ number, pseudo }) => `[data-werkplan="${number}"]${pseudo}`);
	return `
		*, *::before, *::after { transition: none !important; visibility: hidden !important; color: transparent !important;
			-webkit-text-fill-color: transparent !important; text-shadow: none !important; border-color: transparent !important }
		${kept.join()} { visibility: visible !important }`;
}

/** The fill that weighs most: extent times saturation, three times that for a button; undefined on a page without colours. */
function colourOfPage(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill) continue;
		const strength = saturation(toRgb(part.fill));
		if (strength < 0.12) continue;
		const seen = areaOf(pieceInView(part.box, page));
		const extent = Math.sqrt(seen) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + extent * strength);
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
