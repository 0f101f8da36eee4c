import { inhaber } from '#shared/inhaber.ts';
import { initial } from '../../lib/initial.ts';
import tick from '../../styles/compositions/tick.module.css';
import styles from './Signet.module.css';

/** The first letter of the owner's family name, with a dimension line as wide as the letter. */
export function Signet() {
	return (
		<span className={styles.signet} aria-hidden="true">
			<span className={`${tick.tick} ${styles.initial}`}>{initial(inhaber.name)}</span>
		</span>
	);
}
