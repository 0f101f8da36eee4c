import { initial } from '../../lib/initial.ts';
import styles from './Signet.module.css';

/** The first letter of the owner's family name above a dimension line. A parent may set its width, --signet. */
export function Signet() {
	return (
		<svg className={styles.signet} viewBox="0 0 24 24" aria-hidden="true">
			<text x="12" y="16">
				{initial()}
			</text>
			<path d="M3.5 21.5h17m-19 1.75 3.5-3.5m14.5 3.5 3.5-3.5" />
		</svg>
	);
}
