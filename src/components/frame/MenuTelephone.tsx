import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './Navigation.module.css';

/**
 * The owner's number below the links of the phone's menu. Given to the island as a child, so that the owner's
 * data stay out of the script.
 */
export function MenuTelephone() {
	return <ContactLink channel="telefon" className={styles.telephone} />;
}
