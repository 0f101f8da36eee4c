import { cells, cutTo } from './terminal-text.ts';

/** `least` cells are needed to be of use; a column without `most` takes what is left. */
export type Column = { title: string; least: number; most?: number; right?: boolean };

const GAP = '  ';

/**
 * Rows in columns, no line wider than `width`. Where it is too narrow for all of them, the last
 * columns are left out.
 */
export function table(columns: Column[], rows: string[][], width: number): string {
	const shown = columns.slice(0, columnsThatFit(columns, width));
	const wanted = shown.map((column, i) =>
		Math.min(
			column.most ?? Number.POSITIVE_INFINITY,
			Math.max(cells(column.title), ...rows.map((row) => cells((row[i] ?? '').slice(0, width)))),
		),
	);
	const widths = share(shown, wanted, width - GAP.length * (shown.length - 1));
	return [shown.map((column) => column.title), ...rows]
		.map((row) => shown.map((column, i) => cell(row[i] ?? '', widths[i] ?? 0, column)).join(GAP))
		.map((line) => line.trimEnd())
		.join('\n');
}

function columnsThatFit(columns: Column[], width: number): number {
	let used = -GAP.length;
	const tooMany = columns.findIndex((column) => {
		used += column.least + GAP.length;
		return used > width;
	});
	return tooMany === -1 ? columns.length : Math.max(tooMany, 1);
}

/** Gives each column its least, then fills them up from the left as far as the width goes. */
function share(columns: Column[], wanted: number[], width: number): number[] {
	const widths = columns.map((column, i) => Math.min(column.least, wanted[i] ?? 0));
	let left = width - widths.reduce((sum, w) => sum + w, 0);
	return widths.map((least, i) => {
		const extra = Math.max(0, Math.min(left, (wanted[i] ?? 0) - least));
		left -= extra;
		return least + extra;
	});
}

function cell(text: string, width: number, column: Column): string {
	const shown = cutTo(text, width);
	const padding = ' '.repeat(Math.max(0, width - cells(shown)));
	return column.right ? padding + shown : shown + padding;
}
