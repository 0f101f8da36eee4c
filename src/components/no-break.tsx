import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/** Words that no line shall break at their hyphens. */
const WORD = /(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?/gu;
/** Within a place in a law, and between it and the law: „Art. 6 Abs. 1 lit. f DSGVO“. */
const IN_CITATION = /(?<=\u00a0[\p{L}\d]+) (?=(?:Abs|Nr|lit)\.|(?:DSGVO|TDDDG|HGB|AO)(?!\p{L}))/gu;

/**
 * The same nodes, with what belongs together on one line: none ends in „E-“, none begins with
 * „DSGVO“. By characters alone: an element within the line would shift when its face comes.
 */
export function noBreak(node: ReactNode): ReactNode {
	return Children.map(node, (kind) => {
		if (typeof kind === 'string') return joinWords(kind);
		if (!isValidElement<{ children?: ReactNode }>(kind)) return kind;
		const { children } = kind.props;
		return children === undefined ? kind : cloneElement(kind, undefined, noBreak(children));
	});
}

function joinWords(text: string): string {
	return text
		.replace(IN_CITATION, '\u00a0')
		.replace(WORD, (word) => word.replaceAll('-', '-\u2060'));
}
