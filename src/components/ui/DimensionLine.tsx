import styles from './DimensionLine.module.css';

/** A red dimension line as wide as its parent, with a 45° tick at both ends. A picture: readers skip it. */
export function DimensionLine() {
	return <i className={styles.line} aria-hidden="true" />;
}
