import type { Projekt } from './projekt-schema.ts';

/** The shipped value of each field that the owner must replace or confirm before the site goes online. */
const PLACEHOLDERS: Record<string, string> = {
	name: 'Max Mustermann',
	telefon: '+49 000 0000000',
	'anschrift.strasse': 'Musterstraße 1',
	'anschrift.plz': '12345',
	'anschrift.ort': 'Musterstadt',
	ustId: 'DE000000000',
	'hoster.name': 'Muster-Hosting GmbH',
	'hoster.anschrift': 'Serverstraße 1, 12345 Musterstadt',
	'hoster.protokollfrist': '000 Tagen',
	belegt: '',
	'freiwillig.ort': 'Musterstadt, deutschlandweit',
	'freiwillig.antwortzeit': 'innerhalb eines Mustertags',
	'freiwillig.naechsterTermin': 'Mustermonat 2027',
	'freiwillig.preisrahmen.betrag': 'ab 0.000 €',
	'freiwillig.preisrahmen.von': '0.000',
	'freiwillig.preisrahmen.bis': '00.000',
	'freiwillig.erstgespraech': 'kostenlos, 00 Minuten',
	'freiwillig.portraet': 'muster',
};

/**
 * Names every field of the owner's data (as 'name', 'anschrift.strasse', 'profile[0].url') that still
 * holds a placeholder: the value this package ships with, `muster: true`, or any address under the
 * reserved `.example`.
 */
export function placeholderFields(inhaber: object): string[] {
	return leavesOf(inhaber)
		.filter(
			([field, value]) =>
				value === PLACEHOLDERS[field] ||
				(field.endsWith('.muster') && value === true) ||
				usesExampleDomain(value),
		)
		.map(([field]) => field);
}

/** Names the optional fields of a project that still hold a placeholder. */
export function projektPlaceholders({
	kundenstimme,
	ergebnis = [],
}: Pick<Projekt, 'kundenstimme' | 'ergebnis'>): string[] {
	const isPlaceholder = {
		kundenstimme: kundenstimme?.name.includes(' Muster'),
		ergebnis: ergebnis.some(({ quelle }) => quelle.startsWith('Musterwert')),
	};
	return Object.entries(isPlaceholder).flatMap(([field, found]) => (found ? [field] : []));
}

/** Returns every value within lists and blocks, with its path. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	return Object.entries(value).flatMap(([key, inner]) =>
		leavesOf(inner, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
	);
}

/** Tells whether an address is under `.example`, which belongs to nobody. */
export function usesExampleDomain(value: unknown): boolean {
	return typeof value === 'string' && /\.example(?:[/:?#]|$)/.test(value);
}
