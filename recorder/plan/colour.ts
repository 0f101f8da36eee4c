import sharp from 'sharp';
import { type Rgb, toRgb } from '../../shared/contrast.ts';

/** How an area is drawn: a dark one hatched densely, a strong colour widely, all others as paper. */
export type Tone = 'dense' | 'wide' | 'paper';

/** `colour` as toRgb takes it; '', no colour, counts as light. */
export function toneOf(colour: string): Tone {
	if (!colour.startsWith('rgb')) return 'paper';
	const rgb = toRgb(colour);
	const light = (0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]) / 255;
	if (light < 0.3) return 'dense';
	const isVivid = saturation(rgb) > (0.45 * Math.max(...rgb)) / 255;
	return isVivid && light < 0.62 ? 'wide' : 'paper';
}

/** Mixes `a` with `share` of `b`, 0 to 1. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
	const [red, green, blue] = a.map((value, i) => value + ((b[i] ?? 0) - value) * share);
	return [red ?? 0, green ?? 0, blue ?? 0];
}

/** How far a colour is from grey, 0 to 1. */
export function saturation(colour: Rgb): number {
	return (Math.max(...colour) - Math.min(...colour)) / 255;
}

/** The mean colour of a picture, made stronger; a warm grey for a picture without colours. */
export async function colourOf(picture: Buffer): Promise<Rgb> {
	const [r = 0, g = 0, b = 0] = await sharp(picture)
		.removeAlpha()
		.toColourspace('srgb')
		.resize(1, 1, { fit: 'fill', kernel: 'cubic' })
		.modulate({ saturation: 2.5 })
		.raw()
		.toBuffer();
	return saturation([r, g, b]) > 0.1 ? [r, g, b] : [214, 206, 192];
}
