import { inhaber } from '#shared/inhaber.ts';
import styles from './recht.module.css';

/** The owner's name and postal address. */
export function PostalAddress() {
	const { strasse, plz, ort, land } = inhaber.anschrift;
	return (
		<address className={styles.postalAddress}>
			{inhaber.name}
			<br />
			{strasse}
			<br />
			{`${plz} ${ort}`}
			<br />
			{land}
		</address>
	);
}
