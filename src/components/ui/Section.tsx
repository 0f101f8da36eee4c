import '../../styles/compositions/ruler.css';
import styles from './Section.module.css';

type Props = {
	title: string;
	children: React.ReactNode;
};

/** A section under a ruled headline. */
export function Section({ title, children }: Props) {
	return (
		<section className={`shell ruled ${styles.section}`}>
			<h2 className={styles.head}>{title}</h2>
			{children}
		</section>
	);
}
