/** A rectangle in css px of the window. */
export type Box = { x: number; y: number; breite: number; hoehe: number };

/** A box with its four corner radii, from top left clockwise. */
export type Form = Box & { radien: number[] };

/** What lies round a part: the boxes that cut it off, and the colour it stands on. */
export type Ort = { ausschnitt: Form[]; grund: string };

export type Kasten = Ort & {
	art: 'kasten';
	form: Form;
	/** Background colour, '' for none. */
	fuellung: string;
	/** Which sides have a visible border, from the top clockwise. */
	raender: boolean[];
	/** Stands out from what is behind it without a border. */
	hebtSich: boolean;
	rolle: 'kopf' | 'knopf' | undefined;
};

export type Zeile = Ort & {
	art: 'zeile';
	/** The line box of the words. */
	box: Box;
	worte: { text: string; x: number }[];
	grundlinie: number;
	xHoehe: number;
	zeilenhoehe: number;
	schrift: { groesse: number; gewicht: string; css: string };
	rolle: 'titel' | 'auszeichnung' | 'absatz' | undefined;
};

export type Bild = Ort & {
	art: 'bild';
	/** Where to find it again: the value of its data-riss. */
	nummer: number;
	box: Box;
	/** The whole picture, of which `box` may show a part. */
	malbox: Box;
	/** Address of an SVG file, 'inline', or undefined for a photograph. */
	vektor: string | undefined;
	schmuck: boolean;
};

/** A part of a page as the browser painted it. */
export type Teil = Kasten | Zeile | Bild;
