/** How a coloured area is drawn: dark ones hatched close, strong colours wide, all others stay paper. */
export type Tone = 'dense' | 'wide' | 'paper';

/** `colour` as getComputedStyle gives it; what is no rgb() counts as light. */
export function toneOf(colour: string): Tone {
	const [r, g, b] = (/^rgba?\(([^)]+)\)/.exec(colour)?.[1] ?? '').split(/[\s,/]+/).map(Number);
	if (r === undefined || g === undefined || b === undefined) return 'paper';
	const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
	if (light < 0.3) return 'dense';
	const max = Math.max(r, g, b);
	const vivid = (max - Math.min(r, g, b)) / max;
	return vivid > 0.45 && light < 0.62 ? 'wide' : 'paper';
}
