import type { Figure } from '../../../shared/projekt/evidence-schema.ts';
import { projekt as texte } from '../../content/texte/projekt.ts';
import { OwnStyles } from '../ui/OwnStyles.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Results.css?inline';

/** What came of a project in figures, each above its source; nothing where there are none. */
export function Results({ numbers = [] }: { numbers: readonly Figure[] | undefined }) {
	if (numbers.length === 0) return null;
	return (
		<Section title={texte.ergebnis}>
			<OwnStyles css={styles} />
			<dl className="results">
				{numbers.map(({ wert: value, was, quelle: source, zeitraum }) => (
					<div key={was}>
						<dt>{was}</dt>
						<dd className="results-value">{value}</dd>
						<dd className="results-source">
							{texte.quelle([source, zeitraum].filter(Boolean).join(', '))}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
