/**
 * The two words between which a headline is cut, the first drawn and the second built; undefined for
 * any other number of words, which stand as they are.
 */
export function sectionWords(headline: string): [drawn: string, built: string] | undefined {
	const [drawn, built, ...more] = headline.trim().split(/\s+/);
	return drawn && built && more.length === 0 ? [drawn, built] : undefined;
}
