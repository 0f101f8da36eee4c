const names = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What has a code, too, without being a country. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Every country by its German name; a code that was withdrawn means the one that has its place now. */
const CODES = new Map(
	LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
		const name = names.of(code);
		const isCurrent = new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRIES.has(code);
		return name && isCurrent ? [[name, code] as const] : [];
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

type ByCountry = {
	/** What stands before a number from abroad, where numbers begin with a zero at home. */
	dial?: string;
	/** Digits of a postcode, where all have as many. */
	postcode?: number;
	/** The rate of value-added tax, in percent. */
	tax?: number;
};

/** What differs by country, where it is known here, by code. */
const BY_COUNTRY: Record<string, ByCountry> = {
	DE: { dial: '49', postcode: 5, tax: 19 },
	AT: { dial: '43', postcode: 4, tax: 20 },
	CH: { dial: '41', postcode: 4, tax: 8.1 },
	LI: { postcode: 4, tax: 8.1 },
	LU: { postcode: 4 },
	FR: { dial: '33', postcode: 5 },
	IT: { dial: '39', postcode: 5 },
	NL: { dial: '31' },
	ES: { postcode: 5 },
	DK: { postcode: 4 },
	BE: { postcode: 4 },
};

/** What is known of a country, named in German. */
export function ofCountry(name: string): ByCountry {
	return BY_COUNTRY[CODES.get(name) ?? ''] ?? {};
}

/** The German name of the country that somebody means: „deutschland“, „DE“, „USA“; undefined for none. */
export function readCountry(typed: string): string | undefined {
	const word = typed.trim().normalize().toLowerCase();
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
