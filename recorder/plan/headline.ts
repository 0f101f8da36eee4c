import { plainText } from '../website/page-world.ts';
import type { OpenPage } from '../website/with-page.ts';
import type { Box, Part, TextLine } from './parts.ts';
import { marked } from './read-box.ts';

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

/** Finds the headline, and the font that the browser uses for most of its largest line. */
export async function readHeadline(
	open: OpenPage,
	parts: Part[],
): Promise<(Headline & { font: string | undefined }) | undefined> {
	const headline = headlineOf(parts);
	return headline && { ...headline, font: await fontOf(open, headline.largest.number) };
}

/** The name of the font of a marked element. */
async function fontOf({ cdp, objectOf }: OpenPage, number: number): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	await cdp.send('DOM.getDocument', { depth: 0 });
	const { nodeId } = await cdp.send('DOM.requestNode', {
		objectId: await objectOf(marked, number),
	});
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too ("Fredoka Light"); the site's own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	const font = names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
	return font && plainText(font);
}
