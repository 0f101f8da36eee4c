import sharp from 'sharp';
import { components } from './components.ts';
import { contours } from './contours.ts';
import { blurField, type Field } from './field.ts';

/** Hatching of the dark and the middle tones, in css px: distance of the strokes and half their width. */
export type Hatching = { dark?: Stroke; middle?: Stroke };
type Stroke = { gap: number; half: number };

/** What was seen in a photograph: how much each pixel belongs to a contour, to a tone, to the picture's shape. */
export type Sketch = { scale: number; lines: Field; dark: Field; middle: Field; shape: Field };

/** Shares of a photograph, darkest first; what is lighter than the limit (0 to 255) is never hatched. */
const tones = {
	dark: { share: 0.22, limit: 110 },
	middle: { share: 0.5, limit: 165 },
};

/** What is lighter than this before its range is stretched stays paper: a bright wall has no shadows. */
const brightest = 150;

/** Hatched areas and gaps in them below so many square css px vanish. */
const leastArea = { hatched: 500, gap: 300 };

/** Sees a photograph as a draughtsman: contours, two tones to hatch, all else paper. `scale` is pixels per css px. */
export async function sketch(photograph: Buffer, scale: number): Promise<Sketch> {
	const { grey, light, shape, skin } = await readTones(photograph, scale);
	const tone = await blurField(grey, 2.5 * scale);
	const rank = rankOf(tone.data, shape);
	const soft = await blurField(skin, 3 * scale);
	const area = async ({ share, limit }: { share: number; limit: number }) => {
		const level = Math.min(rank(share), limit, light);
		const mask = tone.data.map((value, i) =>
			value < level && (shape.data[i] ?? 0) > 0.5 && (soft.data[i] ?? 0) < 0.5 ? 1 : 0,
		);
		return cleanArea(await blurField({ ...grey, data: mask }, 2.5 * scale), scale);
	};
	const [dark, middle] = [await area(tones.dark), await area(tones.middle)];
	return { scale, lines: await contours(grey, shape, scale), dark, middle, shape };
}

/**
 * The sketch in ink: PNG with ink in white on black, its alpha the picture's own shape. `x` and `y`
 * (css px) say where it lies, so that the hatches of neighbours meet.
 */
export function inkSketch(
	{ scale, lines, dark, middle, shape }: Sketch,
	hatching: Hatching,
	{ x, y }: { x: number; y: number },
): Promise<Buffer> {
	const { width, height } = lines;
	const out = Buffer.alloc(width * height * 2);
	for (let i = 0; i < width * height; i++) {
		const along = x + y + ((i % width) + Math.floor(i / width)) / scale;
		const tone = dark.data[i] ? hatching.dark : middle.data[i] ? hatching.middle : undefined;
		const stroke = tone ? inkOf(tone, along, scale) : 0;
		out[2 * i] = Math.round(255 * Math.max(lines.data[i] ?? 0, stroke * 0.8));
		out[2 * i + 1] = Math.round(255 * (shape.data[i] ?? 0));
	}
	return sharp(out, { raw: { width, height, channels: 2 } })
		.toColourspace('b-w')
		.png({ compressionLevel: 3 })
		.toBuffer();
}

/** How much ink the strokes under 45° leave `along` css px from the corner, 0 to 1. */
function inkOf({ gap, half }: Stroke, along: number, scale: number): number {
	const turns = along / Math.SQRT2 / gap;
	const off = Math.abs(turns - Math.floor(turns) - 0.5) * gap;
	return Math.min(1, Math.max(0, (half - off) * scale + 0.5));
}

/** Small islands go, small holes are filled. */
function cleanArea(area: Field, scale: number): Field {
	const kept = { ...area, data: new Float32Array(area.data.length) };
	components(area, 0.5, ({ pixels }) => {
		if (pixels.length >= leastArea.hatched * scale ** 2) for (const i of pixels) kept.data[i] = 1;
	});
	const gaps = { ...area, data: kept.data.map((value) => 1 - value) };
	components(gaps, 0.5, ({ pixels }) => {
		if (pixels.length < leastArea.gap * scale ** 2) for (const i of pixels) kept.data[i] = 1;
	});
	return kept;
}

/** Tones from 0 to 255 over the photograph's own range, what it covers, and where skin may be. */
async function readTones(
	photograph: Buffer,
	scale: number,
): Promise<{ grey: Field; light: number; shape: Field; skin: Field }> {
	const { data, info } = await sharp(photograph)
		.ensureAlpha()
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const size = width * height;
	const shape = { width, height, data: new Float32Array(size) };
	const skin = { width, height, data: new Float32Array(size) };
	const raw = Buffer.alloc(size);
	for (let i = 0; i < size; i++) {
		const r = data[4 * i] ?? 0;
		const g = data[4 * i + 1] ?? 0;
		const b = data[4 * i + 2] ?? 0;
		const alpha = data[4 * i + 3] ?? 0;
		// Mist and shadows are no shape, only what covers is.
		shape.data[i] = Math.min(1, Math.max(0, (alpha / 255) * 4 - 1.5));
		raw[i] = (alpha / 255) * (0.299 * r + 0.587 * g + 0.114 * b) + 255 - alpha;
		skin.data[i] = isSkin(r, g, b) ? 1 : 0;
	}
	// A picture that is all of that colour shows wood or sand.
	if (skin.data.reduce((sum, one) => sum + one, 0) > size * 0.4) skin.data.fill(0);
	const smooth = await sharp(raw, { raw: { width, height, channels: 1 } })
		.median(2 * Math.round(2 * scale) + 1)
		.toColourspace('b-w')
		.raw()
		.toBuffer();
	const rank = rankOf(smooth, shape);
	const [low, range] = [rank(0.02), Math.max(40, rank(0.98) - rank(0.02))];
	const tone = (value: number) => Math.min(255, Math.max(0, ((value - low) * 255) / range));
	const grey = { width, height, data: new Float32Array(smooth).map(tone) };
	return { grey, light: tone(brightest), shape, skin };
}

/** Faces are not hatched. Every complexion lies in one narrow range of hue. */
function isSkin(r: number, g: number, b: number): boolean {
	const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
	const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
	return r > 60 && blue > 77 && blue < 127 && red > 135 && red < 173;
}

/** The tone below which so great a share of the shape lies. */
function rankOf(tones: ArrayLike<number>, shape: Field): (share: number) => number {
	const inside = new Float32Array(tones).filter((_tone, i) => (shape.data[i] ?? 0) > 0.5);
	const sorted = inside.sort();
	return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255;
}
