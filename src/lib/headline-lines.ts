/**
 * Breaks home's headline into its lines on a phone: two, at the gap between words nearest the middle, or one
 * line of a single word. The section line rests in that gap.
 */
export function headlineLines(headline: string): [first: string, second?: string] {
	const words = headline.trim().split(/\s+/);
	const halves = words
		.slice(1)
		.map((_, i): [string, string] => [
			words.slice(0, i + 1).join(' '),
			words.slice(i + 1).join(' '),
		]);
	const offCentre = ([first, second]: [string, string]) => Math.abs(first.length - second.length);
	const [best] = halves.toSorted((a, b) => offCentre(a) - offCentre(b));
	return best ?? [words.join('')];
}
