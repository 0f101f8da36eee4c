import styles from './WindowBar.module.css';

/** Draws a browser window's bar: three buttons and the address. */
export function WindowBar({ address }: { address: string }) {
	return (
		<div className={styles.bar} aria-hidden="true">
			<i />
			<i />
			<i />
			<span>{address}</span>
		</div>
	);
}
