import { start } from '../../content/texte/start.ts';
import { optionalFacts, price } from '../../facts/owner-facts.ts';
import { noBreak } from '../../lib/no-break.ts';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './Services.module.css';

/**
 * What the owner does for clients, a sentence each, and the price; nothing where the owner lists no service.
 */
export function Services() {
	const { leistungen } = optionalFacts;
	if (leistungen.length === 0) return null;
	return (
		<PageSection title={start.leistungen}>
			<ul className={styles.services}>
				{leistungen.map(({ name, satz }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{noBreak(satz)}</p>
					</li>
				))}
			</ul>
			{price && <p className={styles.price}>{noBreak(price.sentences)}</p>}
		</PageSection>
	);
}
