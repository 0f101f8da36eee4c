import type { Shape } from './parts.ts';

/** Clip paths, each shape once. */
export class Clips {
	#shapes = new Map<string, string>();

	wrap(content: string, shapes: Shape[]): string {
		return shapes.reduceRight((inner, shape) => {
			const path = outline(shape);
			const id = this.#shapes.get(path) ?? `clip-${this.#shapes.size}`;
			this.#shapes.set(path, id);
			return `<g clip-path="url(#${id})">${inner}</g>`;
		}, content);
	}

	defs(): string {
		return [...this.#shapes]
			.map(([path, id]) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
			.join('');
	}
}

/** A shape as the data of a path. */
export function outline({ x, y, width, height, radii }: Shape): string {
	const [a = 0, b = 0, c = 0, d = 0] = radii;
	const arc = (r: number, dx: number, dy: number) =>
		r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
	return `M${x + a} ${y}H${x + width - b}${arc(b, 1, 1)}V${y + height - c}${arc(c, -1, 1)}H${x + d}${arc(d, -1, -1)}V${y + a}${arc(a, 1, -1)}z`;
}
