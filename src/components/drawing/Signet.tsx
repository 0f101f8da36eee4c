import { inhaber } from '#shared/inhaber.ts';
import styles from './Signet.module.css';

/** The owner's initial, measured: a dimension line as wide as the family name's first letter. */
export function Signet() {
	const initial = inhaber.name.split(' ').at(-1)?.charAt(0) ?? '';
	return (
		<span className={styles.signet} aria-hidden="true">
			<span>{initial}</span>
		</span>
	);
}
