/** A rectangle in px of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/** The element of a part, by its data-werkplan, and its pseudo-element. */
export type PartOf = { number: number; pseudo: '' | '::before' | '::after' };

export type BoxPart = PartOf & {
	kind: 'box';
	box: Box;
	/** A colour that covers what is behind it, '' for none. */
	fill: string;
	/** Widths of the visible borders: top, right, bottom, left. */
	borders: number[];
	/** Differs from what is behind it, even without a border. */
	standsOut: boolean;
	/** Set by roleOfBox (in-page/read-parts.ts). */
	role: 'header' | 'button' | undefined;
};

export type TextLine = PartOf & {
	kind: 'line';
	/** Line box of the words. */
	box: Box;
	baseline: number;
	xHeight: number;
	lineHeight: number;
	type: { size: number; weight: string };
	/** Painted height of its element divided by its layout height. */
	scale: number;
	/** The colour behind it. */
	behind: string;
	/** Drawn as letters; other lines become baseline and x-height. */
	letters: boolean;
	/** Large and not cut off: drawn with guide lines. */
	isGuided: boolean;
	role: 'headline' | 'paragraph' | undefined;
};

/** A glyph of an icon font. */
export type Icon = PartOf & { kind: 'icon'; box: Box };

export type Picture = PartOf & {
	kind: 'picture';
	box: Box;
	/**
	 * SVG transform from the window into its element, which may scale, turn or mirror it, and the element's
	 * size.
	 */
	back: { transform: string; width: number; height: number };
	/** For a background, its photographs as CSS; '' for an element that is itself a picture. */
	image: string;
	/** Address of an SVG file, 'inline', or undefined for a photograph. */
	vector: string | undefined;
};

export type Part = BoxPart | TextLine | Icon | Picture;

/** A part of an element that is yet to be marked. */
export type Unmarked<Kind extends Part> = Kind extends Part ? Omit<Kind, keyof PartOf> : never;

/** What a window shows, in px of the page. */
export type WindowParts = { parts: Part[]; view: Box };

/** Whether two boxes have a part in common. */
export function meet(a: Box, b: Box): boolean {
	const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
	return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The area that two boxes have in common, in square px. */
export function overlap(a: Box, b: Box): number {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, width) * Math.max(0, height);
}

/** The middle of a box, as a box without a size. */
export function middleOf({ x, y, width, height }: Box): Box {
	return { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
}

/** In square px. */
export function areaOf({ width, height }: Omit<Box, 'x' | 'y'>): number {
	return width * height;
}

export function largestOf<T extends { box: Box }>(all: T[]): T | undefined {
	return all.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0];
}

/** The parts at a share of their size. */
export function scaleParts(parts: Part[], share: number): Part[] {
	if (Math.abs(share - 1) < 0.01) return parts;
	return parts.map((part) => {
		const { x, y, width, height } = part.box;
		const box = { x: x * share, y: y * share, width: width * share, height: height * share };
		if (part.kind !== 'line') return { ...part, box };
		return { ...part, box, baseline: part.baseline * share, xHeight: part.xHeight * share };
	});
}
