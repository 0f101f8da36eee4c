import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import stil from './untrennbar.module.css';

/** Words whose hyphens must not end a line. */
const WOERTER = /((?:\p{L}+-)?(?:E-Mail|IP-Adresse)\p{L}*(?:-\p{L}+)?)/u;

/** The same nodes, with short hyphenated words held together: no line ends in „E-“. */
export function untrennbar(knoten: ReactNode): ReactNode {
	return Children.map(knoten, (kind) => {
		if (typeof kind === 'string') return splitText(kind);
		if (!isValidElement<{ children?: ReactNode }>(kind)) return kind;
		const { children } = kind.props;
		return children === undefined ? kind : cloneElement(kind, undefined, untrennbar(children));
	});
}

function splitText(text: string): ReactNode {
	const teile = text.split(WOERTER);
	if (teile.length === 1) return text;
	return teile.map((teil, i) =>
		// Every second part is a word that matched.
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
