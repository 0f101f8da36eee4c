/**
 * A line of CSV the way German spreadsheet programs open it: semicolons, quotation marks where
 * needed, \r\n. No cell can be taken for a formula.
 */
export function csvLine(values: (string | number)[]): string {
	return `${values.map((value) => quote(harmless(String(value)))).join(';')}\r\n`;
}

/** An apostrophe in front makes a spreadsheet program take the rest as text. */
function harmless(text: string): string {
	return /^[\s\u200b-\u200f\ufeff]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r]/.test(text)
		? `'${text}`
		: text;
}

function quote(text: string): string {
	return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
