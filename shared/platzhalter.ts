/** The facts that must be the owner's own before the site goes online, with their stand-ins. */
const PLATZHALTER: Record<string, string> = {
	name: 'Max Mustermann',
	telefon: '+49 000 0000000',
	email: 'kontakt@mustermann.example',
	'anschrift.strasse': 'Musterstraße 1',
	'anschrift.plz': '12345',
	'anschrift.ort': 'Musterstadt',
	ustId: 'DE000000000',
	'profile.beruf.url': 'https://www.linkedin.example/in/max-mustermann',
	'profile.foto.url': 'https://www.instagram.example/max.mustermann',
	siteUrl: 'https://www.mustermann.example',
	'hoster.name': 'Muster-Hosting GmbH',
	'hoster.anschrift': 'Serverstraße 1, 12345 Musterstadt',
	'hoster.protokollfrist': '000 Tagen',
};

/**
 * Names every field of the owner's data (as 'name' or 'anschrift.strasse') that still holds its
 * stand-in: the value this package comes with, or any address under the reserved `.example`.
 */
export function platzhalterFelder(inhaber: object): string[] {
	return Object.entries(PLATZHALTER)
		.filter(([feld, standardwert]) => {
			const wert = valueAt(inhaber, feld);
			return wert === standardwert || usesExampleDomain(wert);
		})
		.map(([feld]) => feld);
}

function valueAt(source: object, feld: string): unknown {
	return feld
		.split('.')
		.reduce<unknown>(
			(value, key) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
			source,
		);
}

/** Whether an address is under the domain that belongs to nobody. */
export function usesExampleDomain(wert: unknown): boolean {
	return typeof wert === 'string' && /\.example(?:[/:?#]|$)/.test(wert);
}
