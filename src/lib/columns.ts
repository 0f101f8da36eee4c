/** How many of twelve columns a card takes. */
export type Columns = 12 | 7 | 5;

/**
 * The columns of the card with this index among `count`: the first fills a row, the others share rows
 * as 7 + 5 and 5 + 7 in turn, and a last one without a partner fills a row.
 */
export function columns(index: number, count: number): Columns {
	const alone = index % 2 === 1 && index === count - 1;
	if (index === 0 || alone) return 12;
	return index % 4 < 2 ? 7 : 5;
}
