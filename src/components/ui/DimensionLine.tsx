import styles from './DimensionLine.module.css';

/** A red dimension line, as wide as its parent, with a phrase on it. Readers skip it: it repeats what the page says. */
export function DimensionLine({ children }: { children: string }) {
	return (
		<p className={styles.dimensionLine} aria-hidden="true">
			<i />
			<span>{children}</span>
			<i />
		</p>
	);
}
