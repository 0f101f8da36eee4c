/** A grid of numbers, row by row. */
export type Field = { width: number; height: number; data: Float32Array };

/** Gaussian blur (three box blurs); `sigma` in pixels. */
export function blurField(field: Field, sigma: number): Field {
	const radius = (Math.sqrt(4 * sigma ** 2 + 1) - 1) / 2;
	let data = field.data;
	// Sideways three times, turned, and again.
	for (const [across, lines] of [
		[field.width, field.height],
		[field.height, field.width],
	] as const) {
		for (let pass = 0; pass < 3; pass++) data = boxBlur(data, across, lines, radius);
		data = transpose(data, across, lines);
	}
	return { ...field, data };
}

/** Of the pixels at the ends of the box only the fraction that the radius reaches counts. */
function boxBlur(data: Float32Array, width: number, height: number, radius: number): Float32Array {
	const out = new Float32Array(data.length);
	const whole = Math.floor(radius);
	const rest = radius - whole;
	for (let row = 0; row < height; row++) {
		const at = row * width;
		const pixel = (x: number) => data[at + Math.min(width - 1, Math.max(0, x))] ?? 0;
		let sum = 0;
		for (let x = -whole; x <= whole; x++) sum += pixel(x);
		for (let x = 0; x < width; x++) {
			const [left, right] = [pixel(x - whole - 1), pixel(x + whole + 1)];
			out[at + x] = (sum + rest * (left + right)) / (2 * radius + 1);
			sum += right - pixel(x - whole);
		}
	}
	return out;
}

function transpose(data: Float32Array, width: number, height: number): Float32Array {
	const out = new Float32Array(data.length);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x] ?? 0;
	return out;
}

/** The direction of the edges at every pixel, as unit vectors, from a smoothed structure tensor. */
export function flowOf(field: Field, sigma: number): { x: Float32Array; y: Float32Array } {
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
	const [a, b, c] = [xx, xy, yy].map((part) => blurField({ ...field, data: part }, sigma).data);
	const flow = { x: new Float32Array(n), y: new Float32Array(n) };
	for (let i = 0; i < n; i++) {
		const along = Math.atan2(2 * (b?.[i] ?? 0), (a?.[i] ?? 0) - (c?.[i] ?? 0)) / 2 + Math.PI / 2;
		flow.x[i] = Math.cos(along);
		flow.y[i] = Math.sin(along);
	}
	return flow;
}

/** Averages a field along the flow, `reach` pixels both ways: broken lines close, crumbs fade. */
export function alongFlow(
	field: Field,
	flow: { x: Float32Array; y: Float32Array },
	reach: number,
): Field {
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
