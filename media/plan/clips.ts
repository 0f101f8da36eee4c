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
	if (corners) return `M${corners.join('L')}z`;
	const [a = 0, b = 0, c = 0, d = 0] = radii;
	const arc = (r: number, dx: number, dy: number) =>
		r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
	return `M${x + a} ${y}H${x + width - b}${arc(b, 1, 1)}V${y + height - c}${arc(c, -1, 1)}H${x + d}${arc(d, -1, -1)}V${y + a}${arc(a, 1, -1)}z`;
}
