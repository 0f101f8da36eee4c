import tick from '../../styles/compositions/tick.module.css';
import styles from './DimensionLine.module.css';

/**
 * Dimension line as wide as what it measures: extension lines at both ends, 45° ticks, and a phrase or
 * figure on it, or below it where the line is shorter than the phrase.
 */
export function DimensionLine({ children }: { children?: React.ReactNode }) {
	return (
		<p className={`${tick.tick} ${styles.dimensionLine}`} aria-hidden="true">
			<i />
			{children && <span>{children}</span>}
		</p>
	);
}
