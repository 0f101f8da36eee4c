import { inhaber } from '#shared/inhaber.ts';
import tick from '../../styles/compositions/tick.module.css';
import styles from './Signet.module.css';

/** The first letter of the owner's family name, with a dimension line as wide as the letter. */
export function Signet() {
	const initial = inhaber.name.split(' ').at(-1)?.charAt(0) ?? '';
	return (
		<span className={styles.signet} aria-hidden="true">
			<span className={`${tick.tick} ${styles.initial}`}>{initial}</span>
		</span>
	);
}
