import { contrast, toRgb } from '#shared/contrast.ts';
import { germanNumber } from '#shared/german-number.ts';
import { readColours, TOKENS } from '../../styles/read-colours.ts';

/** Least contrasts of WCAG 2.2 for text (the interview's colours follow), and for the edge of a field. */
export const LEAST_FOR_TEXT = 4.5;
const EDGE = 3;

/** Names of foreground and background, and their least contrast. */
const PAIRS: readonly (readonly [string, string, number])[] = [
	...['tinte', 'tinte-weich', 'blau', 'rot'].flatMap((foreground) => [
		[foreground, 'papier', LEAST_FOR_TEXT] as const,
		[foreground, 'blatt', LEAST_FOR_TEXT] as const,
	]),
	['auf-blau', 'blau', LEAST_FOR_TEXT],
	['auf-blau', 'blau-tief', LEAST_FOR_TEXT],
	['rahmen', 'papier', EDGE],
	['rahmen', 'blatt', EDGE],
];

/** One sentence for each pair of colours in a style sheet that is hard to read. */
export function weakContrasts(css: string): string[] {
	const colours = readColours(css);
	return PAIRS.flatMap(([foreground, background, least]) => {
		const [a, b] = [colours.get(foreground), colours.get(background)];
		if (!a || !b) return [`Die Farbe --${a ? background : foreground} fehlt in ${TOKENS}.`];
		return (['hell', 'dunkel'] as const)
			.map((scheme) => ({ scheme, value: contrast(toRgb(a[scheme]), toRgb(b[scheme])) }))
			.filter(({ value }) => value < least)
			.map(
				({ scheme, value }) =>
					`${TOKENS}: --${foreground} auf --${background} (${scheme}) hat den Kontrast ${germanNumber(value, 2)}, nötig ist ${germanNumber(least, 1)}.`,
			);
	});
}
