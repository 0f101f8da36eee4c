import styles from './DashDotLine.module.css';

/**
 * The section line as it looks: red, dash-dot, at --line-x, as high as the positioned parent. A picture: readers
 * skip it, and nothing can be pressed.
 */
export function DashDotLine() {
	return <i className={styles.line} aria-hidden="true" />;
}
