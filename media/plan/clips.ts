import type { Shape } from './parts.ts';

/** What these shapes leave of a drawing (SVG). */
export function clip(content: string, shapes: Shape[]): string {
	return shapes.reduceRight(
		(inner, shape) => `<g style="clip-path:path('${outline(shape)}') view-box">${inner}</g>`,
		content,
	);
}

/** A shape as the data of a path. */
export function outline({ x, y, width, height, radii, corners }: Shape): string {
	const [right, lower] = [x + width, y + height];
	const places = corners ?? [[x, y] as const, [right, y], [right, lower], [x, lower]];
	const lines = places.map((corner, i) => {
		const radius = radii[i] ?? 0;
		if (!radius) return corner.join(' ');
		const from = towards(corner, places.at(i - 1) ?? corner, radius);
		const to = towards(corner, places.at((i + 1) % 4) ?? corner, radius);
		return `${from}A${radius} ${radius} 0 0 1 ${to}`;
	});
	return `M${lines.join('L')}z`;
}

/** The point so far from a corner on the way to the next. */
function towards(from: readonly number[], to: readonly number[], distance: number): string {
	const [x = 0, y = 0] = from;
	const [across, down] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y];
	const share = distance / (Math.hypot(across, down) || 1);
	return `${x + across * share} ${y + down * share}`;
}
