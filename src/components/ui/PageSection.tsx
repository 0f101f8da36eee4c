import styles from './PageSection.module.css';

export function PageSection({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section className="shell section">
			<h2 className={styles.title}>{title}</h2>
			{children}
		</section>
	);
}
