import { fehler } from '../../content/texte/fehler.ts';
import styles from './MissingAddress.module.css';

/** Leads the headline's dimension line on to the address that is missing, where it breaks off; for eyes only. */
export function MissingAddress() {
	return (
		<div className={styles.address} aria-hidden="true">
			<span>
				<output>{fehler.seite.adresse}</output>: 0 px
			</span>
			<svg width="130" height="40" aria-hidden="true">
				<path d="M0 20h20l8-19 10 38 8-19h10M62 20h9M80 20h7M96 20h5M112 20h3M127 20h2" />
			</svg>
		</div>
	);
}
