import sharp from 'sharp';
import { type Rgb, toRgb } from '../../shared/contrast.ts';

/** How a coloured area is drawn: dark ones hatched close, strong colours wide, all others stay paper. */
export type Tone = 'dense' | 'wide' | 'paper';

/** `colour` as toRgb takes it; none, '', counts as light. */
export function toneOf(colour: string): Tone {
	if (!colour.startsWith('rgb')) return 'paper';
	const rgb = toRgb(colour);
	const light = (0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]) / 255;
	if (light < 0.3) return 'dense';
	const isVivid = strength(rgb) > (0.45 * Math.max(...rgb)) / 255;
	return isVivid && light < 0.62 ? 'wide' : 'paper';
}

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
	const [red, green, blue] = a.map((value, i) => value + ((b[i] ?? 0) - value) * share);
	return [red ?? 0, green ?? 0, blue ?? 0];
}

/** How far a colour is from grey, 0 to 1. */
export function strength(colour: Rgb): number {
	return (Math.max(...colour) - Math.min(...colour)) / 255;
}

/** The colour of a picture as a whole, livelier than its mean; of one without colours a warm grey. */
export async function colourOf(picture: Buffer): Promise<Rgb> {
	const [r = 0, g = 0, b = 0] = await sharp(picture)
		.removeAlpha()
		.toColourspace('srgb')
		.resize(1, 1, { fit: 'fill', kernel: 'cubic' })
		.modulate({ saturation: 2.5 })
		.raw()
		.toBuffer();
	return strength([r, g, b]) > 0.1 ? [r, g, b] : [214, 206, 192];
}
