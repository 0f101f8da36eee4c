import { kontakt } from '../../content/texte/kontakt.ts';
import { optionalFacts } from '../../content-schema/owner-facts.ts';
import { noBreak } from '../../lib/no-break.ts';
import styles from './ProcessSteps.module.css';

/** Says in steps what happens after the inquiry, and what the first talk costs where the owner says so. */
export function ProcessSteps() {
	return (
		<section className={styles.steps}>
			<h2>{kontakt.ablaufTitel}</h2>
			<ol className={styles.list}>
				{kontakt.ablauf(optionalFacts.erstgespraech).map(({ titel, text }, i) => (
					<li key={titel}>
						<span aria-hidden="true">{i + 1}</span>
						<h3>{titel}</h3>
						<p>{noBreak(text)}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
