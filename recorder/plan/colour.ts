import { type Rgb, toRgb } from '../../shared/contrast.ts';
import { DRAWN } from '../thresholds.ts';

/** How an area is drawn: a dark one hatched densely, a strong colour widely, all others as paper. */
type Tone = 'dense' | 'wide' | 'paper';

/** `colour` as toRgb takes it; '', no colour, counts as light. */
export function toneOf(colour: string): Tone {
	if (!colour.startsWith('rgb')) return 'paper';
	const rgb = toRgb(colour);
	const light = (0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]) / 255;
	if (light < DRAWN.dense) return 'dense';
	const isVivid = saturation(rgb) > (DRAWN.wide.saturation * Math.max(...rgb)) / 255;
	return isVivid && light < DRAWN.wide.light ? 'wide' : 'paper';
}

/** How far a colour is from grey, 0 to 1. */
export function saturation(colour: Rgb): number {
	return (Math.max(...colour) - Math.min(...colour)) / 255;
}

export function hasColour(colour: string): boolean {
	return opacityOf(colour) > DRAWN.alpha;
}

/** A computed colour of any CSS notation as `rgb()` or `rgba()`. */
export function asRgb(colour: string): string {
	const context = /^(rgb|$)/.test(colour) ? null : new OffscreenCanvas(1, 1).getContext('2d');
	if (!context) return colour;
	context.fillStyle = colour;
	context.fillRect(0, 0, 1, 1);
	const [r, g, b, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
	return `rgba(${r}, ${g}, ${b}, ${alpha / 255})`;
}

export function opacityOf(colour: string): number {
	const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(colour);
	return colour ? Number(alpha?.[1] ?? alpha?.[2] ?? 1) : 0;
}
