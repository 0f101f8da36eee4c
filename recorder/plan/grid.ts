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
