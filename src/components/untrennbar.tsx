import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import stil from './untrennbar.module.css';

const WORT = String.raw`(?:\p{L}+-)?(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?`;
/** Where a law says so: „Art. 6 Abs. 1 lit. f DSGVO“. */
const FUNDSTELLE = String.raw`(?:Art\.|§)\s[^,;()]{1,30}?(?:DSGVO|TDDDG|HGB|AO)(?!\p{L})`;
/** What belongs together, with the signs that touch it. */
const ZUSAMMEN = new RegExp(`([„(]*(?:${WORT}|${FUNDSTELLE})[)“.,;:!?]*)`, 'u');

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
	const teile = text.split(ZUSAMMEN);
	if (teile.length === 1) return text;
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
