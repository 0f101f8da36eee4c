import { rahmen } from '../../content/texte/rahmen.ts';
import { DirectLink } from '../DirectLink.tsx';
import styles from './recht.module.css';

/** Phone and e-mail, both ready to use. */
export function Erreichbarkeit() {
	return (
		<dl className={styles.facts}>
			<dt>{rahmen.erreichbarkeit.telefon}</dt>
			<dd>
				<DirectLink way="telefon" />
			</dd>
			<dt>{rahmen.erreichbarkeit.email}</dt>
			<dd>
				<DirectLink way="email" />
			</dd>
		</dl>
	);
}
