import { kontakt } from '../../facts/texts.ts';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './ProcessSteps.module.css';

export function ProcessSteps() {
	return (
		<section className={styles.steps}>
			<h2>{kontakt.ablaufTitel}</h2>
			<ol className={styles.list}>
				{kontakt.ablauf.map(({ titel, text }) => (
					<li key={titel}>
						<h3>{titel}</h3>
						<Paragraphs texts={[text]} />
					</li>
				))}
			</ol>
		</section>
	);
}
