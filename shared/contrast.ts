/** Red, green, blue from 0 to 255. */
export type Rgb = [number, number, number];

/**
 * Returns the contrast ratio of two colours, from 1 to 21. @see
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(a: Rgb, b: Rgb): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
	const [r = 0, g = 0, b = 0] = colour
		.map((value) => value / 255)
		.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Reads `#rrggbb`, or the `rgb()` that getComputedStyle gives. */
export function toRgb(colour: string): Rgb {
	const hex = /#(..)(..)(..)/
		.exec(colour)
		?.slice(1)
		.map((pair) => Number.parseInt(pair, 16));
	const [r = 0, g = 0, b = 0] = hex ?? (colour.match(/[\d.]+/g) ?? []).map(Number);
	return [r, g, b];
}
