/** How a coloured area is drawn: dark ones hatched close, strong colours wide, all others stay paper. */
export type Ton = 'dicht' | 'weit' | 'papier';

/** `farbe` as getComputedStyle gives it; what is no rgb() counts as light. */
export function toneOf(farbe: string): Ton {
	const [r, g, b] = (/^rgba?\(([^)]+)\)/.exec(farbe)?.[1] ?? '').split(/[\s,/]+/).map(Number);
	if (r === undefined || g === undefined || b === undefined) return 'papier';
	const hell = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
	if (hell < 0.3) return 'dicht';
	const max = Math.max(r, g, b);
	const bunt = (max - Math.min(r, g, b)) / max;
	return bunt > 0.45 && hell < 0.62 ? 'weit' : 'papier';
}
