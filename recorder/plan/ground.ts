import sharp from 'sharp';
import { contrast, type Rgb, toRgb } from '../../shared/contrast.ts';
import { saturation } from './colour.ts';
import { drawSketch, sketch } from './sketch.ts';

const size = { width: 1920, height: 1200 };
/**
 * The drawing is enlarged from these px, which makes its strokes bold. `box` reaches over their edges, so that
 * the picture's outline stays outside.
 */
const drawn = { width: 768, height: 480 };
const box = { x: -8, y: -8, width: 784, height: 496 };

/** The least contrast of a ground to the ink of the windows on it. */
const leastContrast = 6.5;

/** Saturation from which a colour is too strong for a whole ground. */
const strong = 0.6;
const paper: Rgb = [244, 239, 230];

/** The strongest edges of the picture; more of them would be restless behind the windows. */
const mostEdges = 220;
/** Black mixed into middle tones, dark tones and edges. */
const black = [0.07, 0.15, 0.3];

/**
 * Draws a ground (PNG) from a site's picture, in tones of `colour`, as getComputedStyle gives it, or of the
 * picture; windows in `ink` stand out from it.
 */
export async function drawGround(ink: string, picture: Buffer, colour?: string): Promise<Buffer> {
	const piece = await sharp(picture)
		.flatten({ background: '#fff' })
		.resize({ width: 2 * box.width, height: 2 * box.height, fit: 'cover', position: 'entropy' })
		.png()
		.toBuffer();
	const field = soften(colour ? toRgb(colour) : await colourOf(piece), ink);
	return paint(field, drawSketch(await sketch(piece, box), box, mostEdges));
}

/** Mixes strong colours with paper, and dark ones with white until ink stands out from them. */
export function soften(colour: Rgb, ink: string): Rgb {
	const calm = mix(colour, paper, Math.max(0, saturation(colour) - strong) * 0.7);
	for (let white = 0; white < 1; white += 0.05) {
		const lighter = mix(calm, [255, 255, 255], white);
		if (contrast(lighter, toRgb(ink)) >= leastContrast) return lighter;
	}
	return [255, 255, 255];
}

/** Paints the drawing on the field, its areas and edges darker by the shares of black. */
function paint(field: Rgb, drawing: string): Promise<Buffer> {
	const [middle, dark, line] = black.map((share) => `rgb(${mix(field, [0, 0, 0], share)})`);
	const style = `[data-paint]{fill:none;stroke-linejoin:round}[data-paint=shade]{fill:${middle}}[data-paint=dense]{fill:${dark}}[data-paint=line]{stroke:${line}}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${drawn.width} ${drawn.height}"><style>${style}</style><rect width="100%" height="100%" fill="rgb(${field})"/>${drawing}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
}

/** Mixes `a` with `share` of `b`, 0 to 1. */
function mix(a: Rgb, b: Rgb, share: number): Rgb {
	const [red, green, blue] = a.map((value, i) => value + ((b[i] ?? 0) - value) * share);
	return [red ?? 0, green ?? 0, blue ?? 0];
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
