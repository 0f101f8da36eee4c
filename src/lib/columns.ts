/** How many of twelve columns a card takes. */
export type Columns = 12 | 7 | 5;

/**
 * The columns of the card with this index among `count`: the first has a row of its own, then 7 and 5
 * by turns with 5 and 7, and a last one without a partner has the row alone.
 */
export function columns(index: number, count: number): Columns {
	const alone = index % 2 === 1 && index === count - 1;
	if (index === 0 || alone) return 12;
	return index % 4 < 2 ? 7 : 5;
}
