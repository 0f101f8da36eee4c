/** Words that no line shall break at their hyphens. */
const WORD = /(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?/gu;
/** A number and what it counts or is counted by: „§ 25“, „Abs. 1“, „lit. f“, „30 Tage“. */
const AT_NUMBER = /(?<=§|(?:Art|Abs|Nr|lit)\.) (?=[\da-z])|(?<=\d) (?=Tage|Minuten)/gu;
/** Within a place in a law, and between it and the law: „Art. 6 Abs. 1 lit. f DSGVO“. */
const IN_CITATION =
	/(?<=\u00a0[\p{L}\d]+) (?=(?:Abs|Nr|lit)\.|(?:DSGVO|TDDDG|HGB|AO|MStV)(?!\p{L}))/gu;

/**
 * The same text, with what belongs together on one line: none ends in „E-“, none begins with „DSGVO“.
 * By characters alone: an element within the line would shift when its face comes.
 */
export function noBreak(text: string): string {
	return text
		.replace(AT_NUMBER, '\u00a0')
		.replace(IN_CITATION, '\u00a0')
		.replace(WORD, (word) => word.replaceAll('-', '-\u2060'));
}
