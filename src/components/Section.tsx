import '../styles/compositions/ruler.css';
import styles from './Section.module.css';

type Props = {
	title: string;
	children: React.ReactNode;
};

/** A section under a ruled headline. */
export function Section({ title: titel, children }: Props) {
	return (
		<section className={`shell lineal ${styles.section}`}>
			<h2 className={styles.head}>{titel}</h2>
			{children}
		</section>
	);
}
