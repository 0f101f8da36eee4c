import styles from './PhoneFrame.module.css';

/** A phone drawn flat, like a facade; holds a picture of a site. */
export function PhoneFrame({ children }: { children: React.ReactNode }) {
	return <div className={styles.phone}>{children}</div>;
}
