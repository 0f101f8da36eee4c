/** A Markdown table; its columns stand in line in the terminal, too. */
export function table(head: string[], rows: string[][]): string {
	const widths = head.map((_, column) =>
		Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
	);
	const line = (row: string[]) =>
		`| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A figure as Germans write it, with so many places after the comma. */
export function number(value: number, places = 0): string {
	return value.toLocaleString('de-DE', {
		minimumFractionDigits: places,
		maximumFractionDigits: places,
	});
}

export function verdict(reached: boolean): string {
	return reached ? 'erreicht' : 'verfehlt';
}

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
