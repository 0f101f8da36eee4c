import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
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
		<>
			<div className={styles.headline}>
				<h1>
					<span className={styles.words}>{children}</span>
				</h1>
				<p className={styles.dimensionLine} aria-hidden="true">
					<i />
					<span>{phrase}</span>
					<i />
				</p>
			</div>
			{lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
		</>
	);
}
