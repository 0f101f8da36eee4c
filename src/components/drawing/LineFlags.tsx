import { schnitt } from '../../content/texte/schnitt.ts';
import styles from './LineFlags.module.css';

type Props = {
	/** What the right one says. */
	finished?: string;
	/** There is no ink line below the row for them to stand on. */
	withoutBaseLine?: boolean;
};

/** A row with the section line's two flags, which touch at --line-x and stand on what is below the row. */
export function LineFlags({ finished = schnitt.fahneRechts, withoutBaseLine = false }: Props) {
	return (
		<div
			className={withoutBaseLine ? `${styles.flags} ${styles.framed}` : styles.flags}
			aria-hidden="true"
		>
			<span className={styles.drawn}>{schnitt.fahneLinks}</span>
			<span className={styles.finished}>{finished}</span>
		</div>
	);
}
