/**
 * The one table of the contact form's fields, in the order of the page (spec, section 3). Schema
 * and type, cleaning, database row, fingerprint, mail, CSV, JSON, the owner's commands and every
 * label follow from it; a further field needs a row here, a migration that adds its column, and
 * its place in the form.
 */
export const FELDER = [
	{ name: 'vorname', beschriftung: 'Vorname', typ: 'text', pflicht: true, ort: 'name' },
	{ name: 'nachname', beschriftung: 'Nachname', typ: 'text', pflicht: true, ort: 'name' },
	{ name: 'email', beschriftung: 'E-Mail', typ: 'email', pflicht: true, ort: 'zeile' },
	{ name: 'phone', beschriftung: 'Telefon', typ: 'tel', pflicht: false, ort: 'zeile' },
	{ name: 'message', beschriftung: 'Nachricht', typ: 'mehrzeilig', pflicht: false, ort: 'text' },
	{
		name: 'checkbox',
		beschriftung: 'Einwilligung zur Verarbeitung Ihrer Daten',
		typ: 'checkbox',
		pflicht: true,
		ort: 'zusage',
	},
] as const satisfies readonly Zeile[];

type Zeile = {
	name: string;
	beschriftung: string;
	typ: 'text' | 'email' | 'tel' | 'mehrzeilig' | 'checkbox';
	pflicht: boolean;
	/**
	 * Where it stands in mail and `show`: part of the name, a line of its own, or the text below.
	 * A `zusage` is not stored: without it nothing is accepted.
	 */
	ort: 'name' | 'zeile' | 'text' | 'zusage';
};

export type Feld = (typeof FELDER)[number]['name'];

/** A field that holds text: every one but the consent. */
export type Textfeld = Extract<(typeof FELDER)[number], { typ: Exclude<Zeile['typ'], 'checkbox'> }>;

export const TEXTFELDER: readonly Textfeld[] = FELDER.filter((field) => field.typ !== 'checkbox');

/** A value for each text field, under its name. */
export type JeTextfeld<T> = Record<Textfeld['name'], T>;

/** Makes one value for each text field. */
export function jeTextfeld<T>(value: (field: Textfeld) => T): JeTextfeld<T> {
	// Complete by construction, which fromEntries cannot express.
	return Object.fromEntries(TEXTFELDER.map((field) => [field.name, value(field)])) as JeTextfeld<T>;
}

/** An inquiry as mail and `show` present it: the person's name, labelled lines, and the text. */
export function inTeilen(values: JeTextfeld<string>): {
	name: string;
	zeilen: [beschriftung: string, wert: string][];
	text: string;
} {
	const am = (place: Zeile['ort']) => TEXTFELDER.filter((field) => field.ort === place);
	return {
		name: am('name')
			.map(({ name }) => values[name])
			.join(' '),
		zeilen: am('zeile').map(({ name, beschriftung }) => [beschriftung, values[name]]),
		text: am('text')
			.map(({ name }) => values[name])
			.join('\n\n'),
	};
}
