const MONTHS: readonly string[] = [
	...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September'],
	...['Oktober', 'November', 'Dezember'],
];

/** The number of a month by the beginning of its name, three letters or more; 0 where it is none. */
export function monthNamed(name: string): number {
	const begin = name.toLowerCase();
	return begin.length < 3
		? 0
		: MONTHS.findIndex((month) => month.toLowerCase().startsWith(begin)) + 1;
}

/**
 * Reads the month that somebody means: „Februar 2027“, „Anfang märz“, „2/2027“, „sofort“. A month without its year is
 * the next one of that name.
 * @returns it as pages show it, or undefined where it is none
 */
export function readMonth(typed: string, today: Date): string | undefined {
	const text = typed.trim();
	if (/^(?:ab )?sofort$/i.test(text)) return 'sofort';
	const [, part = '', word = '', year = ''] =
		/^(?:ab )?(?:(Anfang|Mitte|Ende) )?([a-zä]{3,9}|\d{1,2})\.?(?:[\s/.-]*(\d{4}))?$/i.exec(text) ??
		[];
	const index = (Number.parseInt(word, 10) || monthNamed(word)) - 1;
	const name = MONTHS[index];
	// A number alone is no month: „3“ may be anything.
	if (!name || (/\d/.test(word) && !year)) return undefined;
	const coming = today.getFullYear() + (index < today.getMonth() ? 1 : 0);
	const begin = part && `${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()} `;
	return `${begin}${name} ${year || coming}`;
}

/** Whether a month as `readMonth` gives it is over. */
export function isPastMonth(month: string, today: Date): boolean {
	const [, name = '', year] = /(\p{L}+) (\d{4})/u.exec(month) ?? [];
	// „sofort“ has no year: no number is less or more than none.
	return Number(year) * 12 + MONTHS.indexOf(name) < today.getFullYear() * 12 + today.getMonth();
}
