import styles from './DimensionLine.module.css';

/**
 * Dimension line as wide as what it measures: extension lines at both ends, 45° ticks, and a phrase or
 * figure on it – below it, where it is shorter than its phrase.
 */
export function DimensionLine({ children }: { children?: React.ReactNode }) {
	return (
		<p className={styles.dimensionLine}>
			<i />
			{children && <span>{children}</span>}
		</p>
	);
}
