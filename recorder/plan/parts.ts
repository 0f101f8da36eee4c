/** A rectangle in css px of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/** What a part belongs to: its element's data-werkplan, and whether it stands before or after the contents. */
export type Owner = { number: number; pseudo: '' | '::before' | '::after' };

/** What an element paints, or what stands before or after its contents: on which colour, and how much of it is to be seen. Only in the page. */
export type Painted = {
	element: Element;
	pseudo: Owner['pseudo'];
	style: CSSStyleDeclaration;
	box: Box;
	ground: string;
	opacity: number;
};

export type BoxPart = Owner & {
	kind: 'box';
	box: Box;
	/** Colour that hides what is behind it, '' for none. */
	fill: string;
	/** Widths of the visible borders, from the top clockwise. */
	borders: number[];
	/** Stands out from what is behind it without a border. */
	standsOut: boolean;
	role: 'header' | 'button' | undefined;
};

export type TextLine = Owner & {
	kind: 'line';
	/** The line box of the words. */
	box: Box;
	baseline: number;
	xHeight: number;
	lineHeight: number;
	type: { size: number; weight: string };
	/** How much larger its element is painted than it was laid out. */
	scale: number;
	/** The colour it stands on. */
	ground: string;
	/** Drawn as letters; all others become two guide lines. */
	letters: boolean;
	/** Large and not cut off: stands between guide lines. */
	isGuided: boolean;
	role: 'title' | 'paragraph' | undefined;
};

/** A glyph of an icon font. */
export type Icon = Owner & { kind: 'icon'; box: Box };

export type Picture = Owner & {
	kind: 'picture';
	box: Box;
	/** What brings it from the window back into its element, which scales, turns or mirrors it (SVG), and the size of that. */
	back: { transform: string; width: number; height: number };
	/** Behind an element: the photographs there, as CSS; '' for an element that is a picture itself. */
	image: string;
	/** Address of an SVG file, 'inline', or undefined for a photograph. */
	vector: string | undefined;
};

/** A part of a page in view. */
export type Part = BoxPart | TextLine | Icon | Picture;
