import { start } from '../../content/texte/start.ts';
import styles from './LiveChain.module.css';

/** The dimension chain of the page itself: pixels left and right of the section line. The script counts. */
export function LiveChain() {
	const [drawn, built] = start.kette;
	return (
		<p className={styles.chain} aria-hidden="true">
			<i className={styles.axis} />
			<i className={styles.start} />
			<i className={styles.middle} />
			<i className={styles.end} />
			<span className={styles.drawn} data-pixels="">
				{drawn}
			</span>
			<span className={styles.built} data-pixels="">
				{built}
			</span>
		</p>
	);
}
