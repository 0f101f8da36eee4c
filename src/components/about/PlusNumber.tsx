import styles from './PlusNumber.module.css';

/** „+12“: a number whose plus is smaller, and clear of the digit. */
export function PlusNumber({ children }: { children: string }) {
	const number = children.replace('+', '');
	return (
		<>
			{number !== children && <span className={styles.plus}>+</span>}
			{number}
		</>
	);
}
