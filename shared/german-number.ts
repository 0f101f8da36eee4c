/** Formats a number the German way, with this many digits after the comma. */
export function germanNumber(number: number, digits = 0): string {
	const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return number.toLocaleString('de', places);
}

/** Formats bytes as kilobytes of 1,024 bytes: „23,4 KB“. */
export function inKilobytes(bytes: number, digits = 1): string {
	return `${germanNumber(bytes / 1024, digits)}\u00a0KB`;
}
