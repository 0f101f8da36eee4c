import { start } from '../../content/texte/start.ts';
import type { Leistung } from '../../content-schema/optional-facts.ts';
import { noBreak } from '../../lib/no-break.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Services.module.css';

/** Home: what he does for his clients, a sentence each; nothing where the owner lists none. */
export function Services({ services }: { services: readonly Leistung[] }) {
	if (services.length === 0) return null;
	return (
		<Section title={start.leistungen}>
			<ul className={styles.services}>
				{services.map(({ name, satz: sentence }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{noBreak(sentence)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
