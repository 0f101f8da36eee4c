import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './Navigation.module.css';

/** The owner's number below the links of the phone's menu. */
export function MenuPhone() {
	return <ContactLink channel="telefon" className={styles.telephone} />;
}
