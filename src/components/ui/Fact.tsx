import styles from './Fact.module.css';

type Props = { name: string; children: React.ReactNode };

/** A name and its value in a `<dl>`; nothing without a value. */
export function Fact({ name, children }: Props) {
	if (!children) return null;
	return (
		<div>
			<dt className={styles.name}>{name}</dt>
			<dd className={styles.value}>{children}</dd>
		</div>
	);
}
