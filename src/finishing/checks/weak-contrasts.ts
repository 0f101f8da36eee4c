import { type Farbe, readFarben } from '../../rendering/colours.ts';

/** WCAG 2.2: text, and what marks a field's edge. */
const TEXT = 4.5;
const RAND = 3;

/** What stands on what: name of the front, of the ground, least contrast. */
const PAARE: readonly (readonly [string, string, number])[] = [
	...['tinte', 'tinte-weich', 'blau', 'rot'].flatMap((vorn) => [
		[vorn, 'papier', TEXT] as const,
		[vorn, 'blatt', TEXT] as const,
	]),
	['auf-blau', 'blau', TEXT],
	['auf-blau', 'blau-tief', TEXT],
	['rahmen', 'papier', RAND],
	['rahmen', 'blatt', RAND],
];

/** One sentence for each pair of colours in tokens.css that is hard to read. */
export function weakContrasts(css: string): string[] {
	const farben = readFarben(css);
	return PAARE.flatMap(([vorn, hinten, mindestens]) => {
		const [a, b] = [farben.get(vorn), farben.get(hinten)];
		if (!a || !b) return [`Die Farbe --${a ? hinten : vorn} fehlt in src/styles/tokens.css.`];
		return (['hell', 'dunkel'] as const)
			.map((schema) => ({ schema, wert: contrast(a, b, schema) }))
			.filter(({ wert }) => wert < mindestens)
			.map(
				({ schema, wert }) =>
					`src/styles/tokens.css: --${vorn} auf --${hinten} (${schema}) hat den Kontrast ${german(wert)}, nötig ist ${german(mindestens)}.`,
			);
	});
}

function contrast(a: Farbe, b: Farbe, schema: keyof Farbe): number {
	const [dunkel = 0, hell = 0] = [luminance(a[schema]), luminance(b[schema])].toSorted(
		(x, y) => x - y,
	);
	return (hell + 0.05) / (dunkel + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((stelle) => Number.parseInt(hex.slice(stelle, stelle + 2), 16) / 255)
		.map((wert) => (wert <= 0.04045 ? wert / 12.92 : ((wert + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function german(zahl: number): string {
	return zahl.toLocaleString('de-DE', { maximumFractionDigits: 2 });
}
