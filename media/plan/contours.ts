import { components } from './components.ts';
import { alongFlow, blurField, type Field, flowOf } from './field.ts';

/** All lengths in css px: what is shorter or smaller vanishes as a speck. */
const least = { area: 12, length: 18, faintLength: 60 };

/** The contours of a picture (tones 0 to 255) as ink from 0 to 1, and the edge of its shape. `scale` is pixels per css px. */
export async function contours(grey: Field, shape: Field, scale: number): Promise<Field> {
	const { even, spread } = await evenContrast(grey, 14 * scale);
	const fine = await blurField(even, 1.0 * scale);
	const coarse = await blurField(even, 1.7 * scale);
	const flow = await flowOf(fine, 2.4 * scale);
	const difference = fine.data.map((value, i) => value - (coarse.data[i] ?? 0));
	const along = alongFlow({ ...grey, data: difference }, flow, Math.round(6 * scale));
	// Where lines crowd, only the stronger ones stay.
	const crowd = await blurField(inkOf(along), 9 * scale);
	const lines = inkOf(along, crowd);
	components(lines, 0.1, ({ pixels, length }) => {
		const strong = pixels.some((i) => (lines.data[i] ?? 0) > 0.45);
		const clear = pixels.some((i) => (spread.data[i] ?? 0) > 14);
		const enough = (clear ? least.length : least.faintLength) * scale;
		if (strong && length > enough && pixels.length >= least.area * scale ** 2) return;
		for (const i of pixels) lines.data[i] = 0;
	});
	const soft = await blurField(shape, 0.8 * scale);
	return {
		...lines,
		data: lines.data.map((ink, i) => Math.max(ink, 1 - Math.abs((soft.data[i] ?? 0) - 0.62) * 3.4)),
	};
}

function inkOf(difference: Field, crowd?: Field): Field {
	const data = difference.data.map((value, i) => {
		const raised = 0.045 + 0.5 * Math.max(0, (crowd?.data[i] ?? 0) - 0.1);
		const ink = -Math.tanh(9 * (value + raised));
		return ink > 0.12 ? Math.min(1, ink * 1.15) : 0;
	});
	return { ...difference, data };
}

/** Every part as lively as the others: faint edges on an even ground count, a restless ground counts less. */
async function evenContrast(grey: Field, sigma: number): Promise<{ even: Field; spread: Field }> {
	const mean = await blurField(grey, sigma);
	const off = grey.data.map((value, i) => value - (mean.data[i] ?? 0));
	const squares = { ...grey, data: off.map((value) => value ** 2) };
	const spread = (await blurField(squares, sigma)).data.map(Math.sqrt);
	const even = off.map((value, i) => value / ((spread[i] ?? 0) + 10));
	return { even: { ...grey, data: even }, spread: { ...grey, data: spread } };
}
