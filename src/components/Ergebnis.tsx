import type { Zahl } from '../content/belege.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { Abschnitt } from './Abschnitt.tsx';
import stil from './Ergebnis.module.css';

/** What came of a project in figures, each above its source; nothing where there are none. */
export function Ergebnis({ zahlen = [] }: { zahlen: readonly Zahl[] | undefined }) {
	if (zahlen.length === 0) return null;
	return (
		<Abschnitt titel={texte.ergebnis}>
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
		</Abschnitt>
	);
}
