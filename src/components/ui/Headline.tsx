import { DimensionLine } from '../drawing/DimensionLine.tsx';
import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: React.ReactNode;
	/** Set in the font of the text: the page gets no headline font (finishing/headline-font.ts). */
	inTextFont?: boolean;
	className?: string | undefined;
	/** What follows the dimension line. */
	chain?: React.ReactNode;
	children: React.ReactNode;
};

/**
 * A page's headline with a dimension line below that reaches from its first letter to its last. A parent
 * may set --headline-size, --headline-room (its width), --headline-leading and --headline-clearance (to
 * the dimension line, a share of the size).
 */
export function Headline({ phrase, inTextFont, className, chain, children }: Props) {
	const classes = [styles.title, className].filter(Boolean).join(' ');
	return (
		<div className={classes}>
			<h1 {...(inTextFont && { 'data-font': 'text' })}>
				<span className={styles.word}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
			{chain}
		</div>
	);
}
