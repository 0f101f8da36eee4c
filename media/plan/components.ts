import type { Field } from './field.ts';

/** Pixels that hang together; `length` is the longer side of their box. */
export type Component = { pixels: number[]; length: number };

/** Calls `visit` for every connected group of pixels (eight neighbours) above `level`. */
export function components(
	{ width, height, data }: Field,
	level: number,
	visit: (one: Component) => void,
): void {
	const seen = new Uint8Array(data.length);
	for (let start = 0; start < data.length; start++) {
		if (seen[start] || (data[start] ?? 0) <= level) continue;
		const pixels = [start];
		let [left, right, top, bottom] = [width, 0, height, 0];
		seen[start] = 1;
		for (let at = 0; at < pixels.length; at++) {
			const i = pixels[at] ?? 0;
			const x = i % width;
			const y = (i - x) / width;
			[left, right] = [Math.min(left, x), Math.max(right, x)];
			[top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
			for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
				for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
					const next = i + dy * width + dx;
					if (seen[next] || (data[next] ?? 0) <= level) continue;
					seen[next] = 1;
					pixels.push(next);
				}
		}
		visit({ pixels, length: Math.max(right - left, bottom - top) });
	}
}
