import { DimensionLine } from './DimensionLine.tsx';
import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: string;
	children: React.ReactNode;
};

/** A page's headline with a dimension line below, as wide as its words. */
export function Headline({ phrase, children }: Props) {
	return (
		<div className={styles.headline}>
			<h1>
				<span className={styles.words}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
		</div>
	);
}
