import type { Result } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './Results.module.css';

/** Shows a project's results in figures, each with its source; nothing where there are none. */
export function Results({ results = [] }: { results: readonly Result[] | undefined }) {
	if (results.length === 0) return null;
	return (
		<PageSection title={texts.ergebnis}>
			<dl className={styles.results}>
				{results.map(({ wert, was, quelle, zeitraum }) => (
					<div key={was}>
						<dt>{was}</dt>
						<dd className={styles.value}>{wert}</dd>
						<dd className={styles.source}>
							{texts.quelle([quelle, zeitraum].filter(Boolean).join(', '))}
						</dd>
					</div>
				))}
			</dl>
		</PageSection>
	);
}
