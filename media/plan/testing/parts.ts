import type { Box, BoxPart, TextLine } from '../parts.ts';

export const place = { clips: [], ground: 'rgb(255, 255, 255)' };

export function box(x: number, y: number, width: number, height: number): Box {
	return { x, y, width, height };
}

export function boxPart(shape: Box, role?: BoxPart['role'], fill = 'rgb(0, 0, 0)'): BoxPart {
	const colour = { fill, borders: [], standsOut: true };
	return { ...place, ...colour, kind: 'box', shape: { ...shape, radii: [] }, role };
}

export function line(where: Box, size: number, role?: TextLine['role'], text = ''): TextLine {
	return {
		...place,
		kind: 'line',
		box: where,
		words: [{ text, x: where.x }],
		baseline: where.y + 30,
		xHeight: 10,
		lineHeight: size * 0.98,
		type: { size, weight: '300', css: 'font:18px "Jost"' },
		role,
	};
}
