/** Returns a Markdown table. */
export function table(head: string[], rows: string[][]): string {
	const line = (row: string[]) => `| ${row.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a number the German way, rounded to `places` decimals. */
export function number(value: number, places = 0): string {
	return value.toLocaleString('de-DE', {
		minimumFractionDigits: places,
		maximumFractionDigits: places,
	});
}
