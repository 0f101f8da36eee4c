import { start } from '../../content/texte/start.ts';
import styles from './LiveChain.module.css';

/** Dimension chain of the page itself: scripts/home-cut.ts writes the pixels left and right of the section line. */
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
