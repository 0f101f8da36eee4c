import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import stil from './untrennbar.module.css';

/** Words that no line shall break at their hyphens, with the signs that touch them. */
const WORT = /([„(]*(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?[)“.,;:!?]*)/u;
/** Between the last number of a place in a law and the law: „Art. 6 Abs. 1 lit. f DSGVO“. */
const VOR_GESETZ = /(?<=\u00a0[\p{L}\d]+) (?=(?:DSGVO|TDDDG|HGB|AO)(?!\p{L}))/gu;

/** The same nodes, with what belongs together on one line: none ends in „E-“, none begins with „DSGVO“. */
export function untrennbar(knoten: ReactNode): ReactNode {
	return Children.map(knoten, (kind) => {
		if (typeof kind === 'string') return splitText(kind);
		if (!isValidElement<{ children?: ReactNode }>(kind)) return kind;
		const { children } = kind.props;
		return children === undefined ? kind : cloneElement(kind, undefined, untrennbar(children));
	});
}

function splitText(text: string): ReactNode {
	const teile = text.replace(VOR_GESETZ, '\u00a0').split(WORT);
	if (teile.length === 1) return teile[0];
	return teile.map((teil, i) =>
		// Every second part is one that matched.
		i % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
			<span key={i} className={stil.untrennbar}>
				{teil}
			</span>
		) : (
			teil
		),
	);
}
