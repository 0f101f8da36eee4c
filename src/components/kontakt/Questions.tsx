import { fragen } from '../../facts/texts.ts';
import { noBreak } from '../../lib/no-break.ts';
import grid from '../../styles/compositions/grid.module.css';
import styles from './Questions.module.css';

/** Frequent questions; the first is open. Nothing where there are none. */
export function Questions() {
	if (fragen.liste.length === 0) return null;
	return (
		<section className={`shell section ${grid.grid} ${styles.questions}`}>
			<h2>{fragen.titel}</h2>
			<div className={styles.list}>
				{fragen.liste.map(({ frage, antwort }, i) => (
					<details key={frage} open={i === 0}>
						<summary>{frage}</summary>
						<p>{noBreak(antwort)}</p>
					</details>
				))}
			</div>
		</section>
	);
}
