/** Relative URL the contact form posts to. */
export const ENDPOINT = 'backend/sendMail.php';

/** After this time without an answer the page treats the request as failed. */
export const ANSWER_WITHIN_MS = 30_000;

/** How long service and proxy wait for a whole request: on a slow line sending alone may take the page's time. */
export const REQUEST_WITHIN_MS = ANSWER_WITHIN_MS + 5_000;

/** What one request may hold, in bytes: the only limit on a text's length. The proxy buffers twice as much. */
export const MAX_BODY = 64 * 1024;

/** Headlines of the answer to an inquiry, stored or not: in the alert box and on the page without JavaScript. */
export const RECEIVED_TITLE = 'Ihre Anfrage ist da.';
export const NOT_SENT_TITLE = 'Nicht gesendet.';

/**
 * What the service answers to the form's script, whatever the status. `eingang` is the time in UTC, as
 * `2026-11-22T13:42:05Z`, `zeichen` the number that everybody uses for the inquiry, as `7K3F-22`.
 */
export type JsonAnswer =
	| { message: string; stored: true; eingang: string; zeichen: string }
	| { message: string; stored: false };

/**
 * What visitors agree to with the form, and the day since which the wording stands; the day is stored
 * with each inquiry. A new wording gets a new day here and a new last line in docs/rechtliches.md.
 */
export const CONSENT = {
	since: '2026-11-22',
	text: 'Mit dem Absenden stimme ich zu, dass meine Angaben zur Bearbeitung meiner Anfrage gespeichert werden. Diese Einwilligung kann ich jederzeit widerrufen.',
} as const;

/**
 * The one table of the contact form's fields, in the order of the page. Schema and type, form, privacy
 * policy, normalising, database row, mail, CSV, JSON, the owner's commands and every label follow from it.
 * A further field needs a row here and a migration that adds its column. A required field also needs a
 * sentence for visitors who leave it empty (formular.ts), a further `type` its control (FormFields.tsx), its reading
 * (form-values.ts) and its rule (anfrage.ts). A further rule, as a length, becomes a property of the row, for
 * `textSchema` (anfrage.ts) and FormFields.tsx to read, and a sentence (invalid-fields.ts).
 */
export const FIELDS = [
	{
		name: 'vorname',
		label: 'Vorname',
		type: 'text',
		required: true,
		shownAs: 'name',
		autoComplete: 'given-name',
	},
	{
		name: 'nachname',
		label: 'Nachname',
		type: 'text',
		required: true,
		shownAs: 'name',
		autoComplete: 'family-name',
	},
	{
		name: 'email',
		label: 'E-Mail',
		type: 'email',
		required: true,
		shownAs: 'labelled',
		autoComplete: 'email',
	},
	{
		name: 'phone',
		label: 'Telefon',
		asked: 'Ihre Telefonnummer',
		type: 'tel',
		required: false,
		shownAs: 'labelled',
		autoComplete: 'tel',
	},
	{ name: 'message', label: 'Nachricht', type: 'multiline', required: false, shownAs: 'body' },
	{
		name: 'checkbox',
		label: 'Einwilligung',
		type: 'checkbox',
		required: true,
		shownAs: 'consent',
	},
] as const satisfies readonly Row[];

type Row = {
	name: string;
	label: string;
	/** The label in the form, where it says more than everywhere else. */
	asked?: string;
	type: 'text' | 'email' | 'tel' | 'multiline' | 'checkbox';
	required: boolean;
	/** What browsers may fill in; none for what is written anew each time. */
	autoComplete?: string;
	/**
	 * How mail and `show` present it: as part of the name, as a labelled line, or as the text below.
	 * Of a `consent` the day of its wording is stored (CONSENT): without it nothing is accepted.
	 */
	shownAs: 'name' | 'labelled' | 'body' | 'consent';
};

export type FieldName = (typeof FIELDS)[number]['name'];

/** A field without which nothing is sent. */
export type RequiredField = Extract<(typeof FIELDS)[number], { required: true }>['name'];

/** A field that holds text: every one but the consent. */
export type TextField = Extract<
	(typeof FIELDS)[number],
	{ type: Exclude<Row['type'], 'checkbox'> }
>;

export const TEXT_FIELDS: readonly TextField[] = FIELDS.filter(
	(field) => field.type !== 'checkbox',
);

/** A value for each text field, under its name. */
export type PerTextField<T> = Record<TextField['name'], T>;

/** Returns one value for each text field. */
export function perTextField<T>(value: (field: TextField) => T): PerTextField<T> {
	// Complete by construction, which fromEntries cannot express.
	return Object.fromEntries(
		TEXT_FIELDS.map((field) => [field.name, value(field)]),
	) as PerTextField<T>;
}
