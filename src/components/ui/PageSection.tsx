import styles from './PageSection.module.css';

export function PageSection({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section className={`shell ${styles.section}`}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}
