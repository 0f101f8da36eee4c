import { kontakt } from '../../facts/texts.ts';
import { noBreak } from '../../lib/no-break.ts';
import styles from './ProcessSteps.module.css';

export function ProcessSteps() {
	return (
		<section className={styles.steps}>
			<h2>{kontakt.ablaufTitel}</h2>
			<ol className={styles.list}>
				{kontakt.ablauf.map(({ titel, text }) => (
					<li key={titel}>
						<h3>{titel}</h3>
						<p>{noBreak(text)}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
