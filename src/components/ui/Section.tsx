import ruler from '../../styles/compositions/ruler.module.css';
import styles from './Section.module.css';

type Props = {
	title: string;
	className?: string;
	children: React.ReactNode;
};

/** A section of a page below a headline with a rule. */
export function Section({ title, className = '', children }: Props) {
	return (
		<section className={`shell ${ruler.ruled} ${styles.section} ${className}`}>
			<h2 className={styles.head}>{title}</h2>
			{children}
		</section>
	);
}
