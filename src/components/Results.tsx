import type { Zahl } from '../content/belege.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { OwnStyles } from './OwnStyles.tsx';
import styles from './Results.css?inline';
import { Section } from './Section.tsx';

/** What came of a project in figures, each above its source; nothing where there are none. */
export function Results({ zahlen = [] }: { zahlen: readonly Zahl[] | undefined }) {
	if (zahlen.length === 0) return null;
	return (
		<Section titel={texte.ergebnis}>
			<OwnStyles css={styles} />
			<dl className="results">
				{zahlen.map(({ wert, was, quelle, zeitraum }) => (
					<div key={was}>
						<dt>{was}</dt>
						<dd className="results-value">{wert}</dd>
						<dd className="results-source">
							{texte.quelle([quelle, zeitraum].filter(Boolean).join(', '))}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
