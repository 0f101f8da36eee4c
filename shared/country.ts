const names = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country by its German name. */
const CODES = new Map(
	LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
		const name = names.of(code);
		return name ? [[name, code] as const] : [];
	}),
);

/** What people call some of them. */
const OTHER_NAMES = new Map([
	['brd', 'DE'],
	['usa', 'US'],
	['u.s.a.', 'US'],
	['england', 'GB'],
	['großbritannien', 'GB'],
	['uk', 'GB'],
	['holland', 'NL'],
]);

/** The European Union and the European Economic Area, where the GDPR holds. */
const UNION = new Set(
	'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
		' ',
	),
);

/** The German name of the country that somebody means: „deutschland“, „DE“, „USA“; undefined for none. */
export function readCountry(typed: string): string | undefined {
	const word = typed.trim().toLowerCase();
	const code = OTHER_NAMES.get(word) ?? word.toUpperCase();
	return [...CODES].find(([name, own]) => own === code || name.toLowerCase() === word)?.[0];
}

/** Whether it is the German name of a country. */
export function isCountry(name: string): boolean {
	return CODES.has(name);
}

/** Whether the GDPR holds in a country, named in German. */
export function isInUnion(name: string): boolean {
	return UNION.has(CODES.get(name) ?? '');
}
