/**
 * The two words of a headline with the section cut between them: the first drawn, the second built.
 * Undefined for any other number of words; such a headline stays plain.
 */
export function sectionWords(headline: string): [drawn: string, built: string] | undefined {
	const [drawn, built, ...more] = headline.trim().split(/\s+/);
	return drawn && built && more.length === 0 ? [drawn, built] : undefined;
}
