import { schnitt } from '../../content/texte/schnitt.ts';
import styles from './LineFlags.module.css';

/** A row with the section line's two flags, which touch at --line-x and stand on what is below the row. */
export function LineFlags() {
	return (
		<div className={styles.flags} aria-hidden="true">
			<span className={styles.drawn}>{schnitt.fahneLinks}</span>
			<span className={styles.finished}>{schnitt.fahneRechts}</span>
		</div>
	);
}
