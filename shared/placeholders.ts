import type { Projekt } from './projekt/projekt-schema.ts';

/** The texts that the owner must replace before the site goes online, as they ship. */
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
	'freiwillig.ort': 'Musterstadt, deutschlandweit',
	'freiwillig.antwortzeit': 'innerhalb eines Mustertags',
	'freiwillig.naechsterTermin': 'Mustermonat 2027',
	'freiwillig.preisrahmen.betrag': 'ab 0.000 €',
	'freiwillig.erstgespraech': 'kostenlos, 00 Minuten',
};

/** The figures as they ship. One of them alone may be the owner's own. */
export const PLACEHOLDER_FIGURES = {
	startJahr: 2021,
	abgeschlosseneProjekte: 12,
	aktiveKunden: 10,
};

/**
 * Names every field of the owner's data (as 'name', 'anschrift.strasse', 'profile[0].url') that still
 * holds a placeholder: the value this package ships with, or any address under the reserved `.example`.
 */
export function placeholderFields(inhaber: object): string[] {
	return leavesOf(inhaber)
		.filter(([field, value]) => value === PLACEHOLDERS[field] || usesExampleDomain(value))
		.map(([field]) => field);
}

/** Names the optional fields of a project that still hold a placeholder. */
export function projektPlaceholders(projekt: Pick<Projekt, 'kundenstimme' | 'dauer'>): string[] {
	const isPlaceholder = {
		kundenstimme: projekt.kundenstimme?.name === 'Erika Musterfrau',
		dauer: projekt.dauer === '00 Wochen',
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
