import { DimensionLine } from '../drawing/DimensionLine.tsx';
import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: React.ReactNode;
	/** What follows the dimension line. */
	continuation?: React.ReactNode;
	children: React.ReactNode;
};

/**
 * A page's headline with a dimension line below that reaches from its first letter to its last. A parent
 * may set --headline-size.
 */
export function Headline({ phrase, continuation, children }: Props) {
	return (
		<div className={styles.title}>
			<h1>
				<span className={styles.word}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
			{continuation}
		</div>
	);
}
