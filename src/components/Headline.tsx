import { DimensionLine } from './DimensionLine.tsx';
import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: React.ReactNode;
	/** Sizes of its own: a client's name of any length, the sober pages, a figure. */
	kind?: 'projekt' | 'recht' | 'number';
	className?: string | undefined;
	/** What goes on behind the dimension line. */
	chain?: React.ReactNode;
	children: React.ReactNode;
};

/** A page's headline, measured: the line below reaches from its first letter to its last. */
export function Headline({ phrase, kind, className, chain, children }: Props) {
	const classes = [styles.title, kind && styles[kind], className].filter(Boolean).join(' ');
	return (
		<div className={classes}>
			<h1>
				<span className={styles.word}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
			{chain}
		</div>
	);
}
