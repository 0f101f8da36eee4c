import sharp from 'sharp';

/** A grid of numbers, row by row. */
export type Field = { width: number; height: number; data: Float32Array };

/** Gaussian blur; `sigma` in pixels. libvips does it, in 16 bits spread over the field's own range. */
export async function blurField({ width, height, data }: Field, sigma: number): Promise<Field> {
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

/** Directions as unit vectors. */
type Flow = { x: Float32Array; y: Float32Array };

/** The direction of the edges at every pixel, from a smoothed structure tensor. */
export async function flowOf(field: Field, sigma: number): Promise<Flow> {
	const { width, height, data } = field;
	const n = data.length;
	const [xx, xy, yy] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)];
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			const dx = (data[i + 1] ?? 0) - (data[i - 1] ?? 0);
			const dy = (data[i + width] ?? 0) - (data[i - width] ?? 0);
			xx[i] = dx * dx;
			xy[i] = dx * dy;
			yy[i] = dy * dy;
		}
	const [a, b, c] = await Promise.all(
		[xx, xy, yy].map((part) => blurField({ ...field, data: part }, sigma)),
	);
	const flow = { x: new Float32Array(n), y: new Float32Array(n) };
	for (let i = 0; i < n; i++) {
		const along =
			Math.atan2(2 * (b?.data[i] ?? 0), (a?.data[i] ?? 0) - (c?.data[i] ?? 0)) / 2 + Math.PI / 2;
		flow.x[i] = Math.cos(along);
		flow.y[i] = Math.sin(along);
	}
	return flow;
}

/** Averages a field along the flow, `reach` pixels both ways: broken lines close, crumbs fade. */
export function alongFlow(field: Field, flow: Flow, reach: number): Field {
	const { width, height, data } = field;
	const out = new Float32Array(data.length);
	for (let row = 0; row < height; row++)
		for (let column = 0; column < width; column++) {
			const start = row * width + column;
			let sum = data[start] ?? 0;
			let weights = 1;
			for (const way of [1, -1]) {
				let [x, y] = [column, row];
				let [vx, vy] = [(flow.x[start] ?? 0) * way, (flow.y[start] ?? 0) * way];
				for (let step = 1; step <= reach; step++) {
					x += vx;
					y += vy;
					const [px, py] = [Math.round(x), Math.round(y)];
					if (px < 0 || py < 0 || px >= width || py >= height) break;
					const i = py * width + px;
					const weight = 1 - step / (reach + 1);
					sum += (data[i] ?? 0) * weight;
					weights += weight;
					// A direction has no sign: go on the way we came.
					const turn = (flow.x[i] ?? 0) * vx + (flow.y[i] ?? 0) * vy < 0 ? -1 : 1;
					[vx, vy] = [(flow.x[i] ?? 0) * turn, (flow.y[i] ?? 0) * turn];
				}
			}
			out[start] = sum / weights;
		}
	return { ...field, data: out };
}
