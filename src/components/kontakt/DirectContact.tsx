import { rahmen } from '../../content/texte/rahmen.ts';
import { optionalFacts } from '../../content-schema/owner-facts.ts';
import { Cell } from '../ui/Cell.tsx';
import { ContactLink } from '../ui/ContactLink.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './DirectContact.module.css';

/**
 * Offers telephone and e-mail as alternatives to the form, and says what clients ask first; with the
 * owner's portrait where no profile card shows it.
 */
export function DirectContact({ title }: { title: string }) {
	const { erreichbarkeit } = rahmen;
	return (
		<div className={styles.direct}>
			<div className={styles.head}>
				<p>{title}</p>
			</div>
			<dl className={`cells ${styles.cells}`} data-focus="outline">
				<Cell
					name={[erreichbarkeit.telefon, optionalFacts.telefonzeiten].filter(Boolean).join(', ')}
				>
					<ContactLink channel="telefon" />
				</Cell>
				<Cell name={erreichbarkeit.email} className={styles.email}>
					<ContactLink channel="email" />
				</Cell>
			</dl>
			<ContactDetails />
		</div>
	);
}
