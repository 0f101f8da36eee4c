import styles from './PhoneFrame.module.css';

/** Draws a phone around a picture of a site. */
export function PhoneFrame({ children }: { children: React.ReactNode }) {
	return <div className={styles.phone}>{children}</div>;
}
