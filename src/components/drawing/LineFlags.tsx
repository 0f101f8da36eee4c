import { schnitt } from '../../content/texte/schnitt.ts';
import styles from './LineFlags.module.css';

/**
 * A row with the section line's two flags, which touch at --line-x and stand on what is below the row. `finished`
 * are the words at the right of the line.
 */
export function LineFlags({ finished = schnitt.fahneRechts }: { finished?: string }) {
	return (
		<div className={styles.flags} aria-hidden="true">
			<span className={styles.drawn}>{schnitt.fahneLinks}</span>
			<span className={styles.finished}>{finished}</span>
		</div>
	);
}
