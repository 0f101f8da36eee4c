import { contours } from 'd3-contour';
import sharp from 'sharp';

/** A grid of numbers, row by row. */
export type Grid = { width: number; height: number; data: Float32Array };

export type Point = [x: number, y: number];

/** Gaussian blur by libvips, in 16 bits over the field's own range; `sigma` in pixels. */
export async function blurGrid({ width, height, data }: Grid, sigma: number): Promise<Grid> {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const value of data) [low, high] = [Math.min(low, value), Math.max(high, value)];
	const step = (high - low) / 65535 || 1;
	const levels = new Uint16Array(data.map((value) => (value - low) / step));
	const { buffer, byteOffset } = await sharp(levels, { raw: { width, height, channels: 1 } })
		.blur({ sigma, precision: 'float', minAmplitude: 0.02 })
		.toColourspace('grey16')
		.raw({ depth: 'ushort' })
		.toBuffer();
	const blurred = new Uint16Array(buffer, byteOffset, data.length);
	return { width, height, data: new Float32Array(blurred).map((level) => low + level * step) };
}

/** The closed lines along which a field crosses `level`, in groups of an outer line and its holes. */
export function levelLines({ width, height, data }: Grid, level: number): Point[][][] {
	return contours()
		.size([width, height])
		.contour(Array.from(data), level)
		.coordinates.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y])));
}

/** A photograph: its tones from 0 to 255 over its own range, the area it covers, and where skin may be (both 0 to 1). */
export type Tones = {
	grey: Grid;
	shape: Grid;
	skin: Grid;
	/** Tones from here on are never shadows. */
	bright: number;
};

/** Pixels lighter than this, before the range is stretched, stay paper: a bright wall has no shadows. */
const brightest = 150;
/** A narrower range is not stretched fully: a plain wall has no lines. */
const leastRange = 40;

/** Reads the tones of a picture, scaled to `width` × `height`. */
export async function readTones(photograph: Buffer, width: number, height: number): Promise<Tones> {
	const rgba = await sharp(photograph)
		.ensureAlpha()
		.toColourspace('srgb')
		.resize(width, height, { fit: 'fill' })
		.raw()
		.toBuffer();
	const field = (measure: (r: number, g: number, b: number, alpha: number) => number) => {
		const data = new Float32Array(width * height);
		for (let i = 0; i < data.length; i++) {
			const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(4 * i, 4 * i + 4);
			data[i] = measure(r, g, b, alpha);
		}
		return { width, height, data };
	};
	// Half transparent pixels, such as shadows, do not belong to the shape.
	const shape = field((_r, _g, _b, alpha) => Math.min(1, Math.max(0, (alpha / 255) * 4 - 1.5)));
	const skin = field((r, g, b) => (isSkin(r, g, b) ? 1 : 0));
	// A picture mostly of that colour shows wood or sand.
	if (skin.data.reduce((sum, one) => sum + one, 0) > skin.data.length * 0.4) skin.data.fill(0);
	// A strong colour counts as darker than a grey of the same lightness.
	const raw = field((r, g, b, alpha) => {
		const lightness = 0.299 * r + 0.587 * g + 0.114 * b;
		return 255 + (alpha / 255) * ((lightness + Math.min(r, g, b)) / 2 - 255);
	});
	const smooth = await sharp(Buffer.from(raw.data), { raw: { width, height, channels: 1 } })
		.median(5)
		.toColourspace('b-w')
		.raw()
		.toBuffer();
	const rank = rankOf(smooth, shape);
	const [low, range] = [rank(0.02), Math.max(leastRange, rank(0.98) - rank(0.02))];
	const tone = (value: number) => Math.min(255, Math.max(0, ((value - low) * 255) / range));
	const grey = { width, height, data: new Float32Array(smooth).map(tone) };
	return { grey, shape, skin, bright: tone(brightest) };
}

/** Skin is not hatched. Every complexion is in one narrow range of hue. */
function isSkin(r: number, g: number, b: number): boolean {
	const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
	const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
	return r > 60 && blue > 77 && blue < 127 && red > 135 && red < 173;
}

/** Returns a function that gives the tone than which a share of the shape is darker. */
export function rankOf(tones: ArrayLike<number>, shape: Grid): (share: number) => number {
	const sorted = new Float32Array(tones).filter((_tone, i) => (shape.data[i] ?? 0) > 0.5).sort();
	return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255;
}
