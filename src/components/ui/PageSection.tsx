import ruler from '../../styles/compositions/ruler.module.css';
import styles from './PageSection.module.css';

type Props = {
	title: string;
	className?: string | undefined;
	children: React.ReactNode;
};

/** A section of a page below a heading with a rule. */
export function PageSection({ title, className, children }: Props) {
	const classes = ['shell', ruler.ruled, styles.section, className].filter(Boolean).join(' ');
	return (
		<section className={classes}>
			<h2 className={styles.head}>{title}</h2>
			{children}
		</section>
	);
}
