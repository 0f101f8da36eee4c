import { kontakt } from '../../content/texte/kontakt.ts';
import { noBreak } from '../../lib/no-break.ts';
import styles from './ProcessSteps.module.css';

/** What happens after the inquiry, in three steps: cells in the frame of the card above them. */
export function ProcessSteps() {
	return (
		<section className={styles.steps}>
			<h2>{kontakt.ablaufTitel}</h2>
			<ol>
				{kontakt.ablauf.map(({ titel: title, text }, i) => (
					<li key={title}>
						<span aria-hidden="true">{i + 1}</span>
						<h3>{title}</h3>
						<p>{noBreak(text)}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
