import type { Zahl } from '../content/belege.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import stil from './Results.module.css';
import { Section } from './Section.tsx';

/** What came of a project in figures, each above its source; nothing where there are none. */
export function Results({ zahlen = [] }: { zahlen: readonly Zahl[] | undefined }) {
	if (zahlen.length === 0) return null;
	return (
		<Section titel={texte.ergebnis}>
			<dl className={stil.ergebnis}>
				{zahlen.map(({ wert, was, quelle, zeitraum }) => (
					<div key={was}>
						<dt>{was}</dt>
						<dd className={stil.wert}>{wert}</dd>
						<dd className={stil.quelle}>
							{texte.quelle([quelle, zeitraum].filter(Boolean).join(', '))}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
