import { DimensionLine } from './DimensionLine.tsx';
import styles from './Headline.module.css';
import { Paragraphs } from './Paragraphs.tsx';

type Props = {
	/** Words on the dimension line; below it, where they are wider than the headline. */
	phrase: string;
	/** One or two sentences below it. */
	lead?: string | undefined;
	children: React.ReactNode;
};

/**
 * A page's headline, below it a red dimension line as wide as its words, and a lead. Screen readers skip the
 * line: it repeats what the page says.
 */
export function Headline({ phrase, lead, children }: Props) {
	return (
		<div className={styles.column}>
			<div className={styles.headline}>
				<h1>
					<span className={styles.words}>{children}</span>
				</h1>
				<div className={styles.dimension} aria-hidden="true">
					<div className={styles.line}>
						<DimensionLine />
					</div>
					<p className={styles.phrase}>
						<span>{phrase}</span>
					</p>
				</div>
			</div>
			{lead && <Paragraphs className={`lead ${styles.lead}`} texts={[lead]} />}
		</div>
	);
}
