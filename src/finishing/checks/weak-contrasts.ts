import { type Colour, readColours } from '../../rendering/colours.ts';

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
			.map((schema) => ({ schema, value: contrast(a, b, schema) }))
			.filter(({ value }) => value < atLeast)
			.map(
				({ schema, value }) =>
					`src/styles/tokens.css: --${front} auf --${behind} (${schema}) hat den Kontrast ${german(value)}, nötig ist ${german(atLeast)}.`,
			);
	});
}

function contrast(a: Colour, b: Colour, schema: keyof Colour): number {
	const [dark = 0, light = 0] = [luminance(a[schema]), luminance(b[schema])].toSorted(
		(x, y) => x - y,
	);
	return (light + 0.05) / (dark + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
		.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function german(number: number): string {
	return number.toLocaleString('de-DE', { maximumFractionDigits: 2 });
}
