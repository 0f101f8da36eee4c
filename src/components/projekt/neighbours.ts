/**
 * The ones after and before one of a list, whose end leads to its beginning. A single one has none; where there are but
 * two, the other is the next, and not named again.
 */
export function neighboursOf<T>(list: readonly T[], one: T): { next?: T; previous?: T } {
	const index = list.indexOf(one);
	const next = list[(index + 1) % list.length];
	const previous = list.at(index - 1);
	return {
		...(next !== undefined && next !== one && { next }),
		...(previous !== undefined && list.length > 2 && { previous }),
	};
}
