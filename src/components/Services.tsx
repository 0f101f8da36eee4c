import type { Leistung } from '../content/freiwillig.ts';
import { start } from '../content/texte/start.ts';
import { noBreak } from './no-break.tsx';
import { Section } from './Section.tsx';
import styles from './Services.module.css';

/** Home: what he does for his clients, a sentence each; nothing where the owner lists none. */
export function Services({ leistungen }: { leistungen: readonly Leistung[] }) {
	if (leistungen.length === 0) return null;
	return (
		<Section titel={start.leistungen}>
			<ul className={styles.services}>
				{leistungen.map(({ name, satz }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{noBreak(satz)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
