/** Words that do not break at their hyphens. */
const WORD = /(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?/gu;
/** The space between a number and its unit or sign: „§ 25“, „Abs. 1“, „lit. f“, „30 Tage“, „49 €“. */
const AT_NUMBER = /(?<=§|(?:Art|Abs|Nr|lit)\.) (?=[\da-z])|(?<=\d) (?=Tage|Minuten|Euro|€)/gu;
/** The spaces of a citation: „Art. 6 Abs. 1 lit. f DSGVO“. */
const IN_CITATION =
	/(?<=\u00a0[\p{L}\d]+) (?=(?:Abs|Nr|lit)\.|(?:DSGVO|TDDDG|HGB|UStG|AO|MStV)(?!\p{L}))/gu;

/**
 * Keeps on one line what belongs together: no line ends in „E-“ or begins with „DSGVO“. Uses special
 * characters, since an element within the line would move when its font arrives.
 */
export function noBreak(text: string): string {
	return text
		.replace(AT_NUMBER, '\u00a0')
		.replace(IN_CITATION, '\u00a0')
		.replace(WORD, (word) => word.replaceAll('-', '-\u2060'));
}
