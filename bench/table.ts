/** Returns a Markdown table. */
export function table(head: string[], rows: string[][]): string {
	const line = (row: string[]) => `| ${row.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
