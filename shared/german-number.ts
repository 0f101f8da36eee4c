/** Formats a number the German way, with this many digits after the comma; money.ts reads amounts written so. */
export function germanNumber(number: number, digits = 0): string {
	const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return number.toLocaleString('de', places);
}
