/** A rectangle in css px of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/** A box with its four corner radii, from top left clockwise; of one that is turned or slanted the four corners themselves. */
export type Shape = Box & { radii: number[]; corners?: [x: number, y: number][] };

/** What lies round a part: the boxes that cut it off, and the colour it stands on. */
export type Place = { clips: Shape[]; ground: string };

export type BoxPart = Place & {
	kind: 'box';
	shape: Shape;
	/** Colour that hides what is behind it, '' for none. */
	fill: string;
	/** Which sides have a visible border, from the top clockwise. */
	borders: boolean[];
	/** Stands out from what is behind it without a border. */
	standsOut: boolean;
	role: 'header' | 'button' | undefined;
};

export type TextLine = Place & {
	kind: 'line';
	/** The line box of the words. */
	box: Box;
	words: { text: string; x: number }[];
	baseline: number;
	xHeight: number;
	lineHeight: number;
	type: { size: number; weight: string; css: string };
	role: 'title' | 'heading' | 'paragraph' | 'icon' | undefined;
};

export type Picture = Place & {
	kind: 'picture';
	/** Where to find it again: its element's data-plan. */
	number: number;
	/** Which part of the element shows it. */
	layer: 'element' | 'background' | '::before' | '::after';
	box: Box;
	/** Address of an SVG file, 'inline', or undefined for a photograph. */
	vector: string | undefined;
	decorative: boolean;
};

/** A part of a page as the browser painted it. */
export type Part = BoxPart | TextLine | Picture;
