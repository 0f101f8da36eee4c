import { readColours } from '../../../shared/colours.ts';
import { contrast, toRgb } from '../../../shared/contrast.ts';

/** WCAG 2.2: text, and what marks a field's edge. */
const TEXT = 4.5;
const EDGE = 3;

/** What stands on what: name of the front, of the ground, least contrast. */
const PAIRS: readonly (readonly [string, string, number])[] = [
	...['tinte', 'tinte-weich', 'blau', 'rot'].flatMap((front) => [
		[front, 'papier', TEXT] as const,
		[front, 'blatt', TEXT] as const,
	]),
	['auf-blau', 'blau', TEXT],
	['auf-blau', 'blau-tief', TEXT],
	['rahmen', 'papier', EDGE],
	['rahmen', 'blatt', EDGE],
];

/** One sentence for each pair of colours in tokens.css that is hard to read. */
export function weakContrasts(css: string): string[] {
	const colours = readColours(css);
	return PAIRS.flatMap(([front, behind, atLeast]) => {
		const [a, b] = [colours.get(front), colours.get(behind)];
		if (!a || !b) return [`Die Farbe --${a ? behind : front} fehlt in src/styles/tokens.css.`];
		return (['hell', 'dunkel'] as const)
			.map((schema) => ({ schema, value: contrast(toRgb(a[schema]), toRgb(b[schema])) }))
			.filter(({ value }) => value < atLeast)
			.map(
				({ schema, value }) =>
					`src/styles/tokens.css: --${front} auf --${behind} (${schema}) hat den Kontrast ${german(value)}, nötig ist ${german(atLeast)}.`,
			);
	});
}

function german(number: number): string {
	return number.toLocaleString('de-DE', { maximumFractionDigits: 2 });
}
