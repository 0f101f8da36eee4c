import type { Box, BoxPart, Picture, TextLine } from '../parts.ts';

/** The element of all parts, unless a test gives another `number`. */
export const owner = { number: 1, pseudo: '' } as const;

export function box(x: number, y: number, width: number, height: number): Box {
	return { x, y, width, height };
}

export function boxPart(where: Box, role?: BoxPart['role'], fill = 'rgb(0, 0, 0)'): BoxPart {
	const colour = { fill, borders: [0, 0, 0, 0], standsOut: true };
	return { ...owner, ...colour, kind: 'box', box: where, role };
}

export function picture(where: Box): Picture {
	const { width, height } = where;
	const back = { transform: 'matrix(1, 0, 0, 1, 0, 0)', width, height };
	return { ...owner, kind: 'picture', box: where, back, image: '', vector: undefined };
}

export function line(where: Box, size: number, role?: TextLine['role']): TextLine {
	return {
		...owner,
		kind: 'line',
		box: where,
		behind: 'rgb(255, 255, 255)',
		letters: size >= 28,
		isGuided: size >= 28,
		role,
		baseline: where.y + 30,
		xHeight: 10,
		lineHeight: size * 0.98,
		scale: 1,
		type: { size, weight: '300' },
	};
}
