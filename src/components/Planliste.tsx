import type { Projekt } from '../content/schema.ts';
import stil from './Planliste.module.css';

/** Longer lists are for scrolling through the cards, not for an index. */
const HOECHSTENS = 12;

/** The index of sheets beside the card: number, client, line of business. */
export function Planliste({ projekte }: { projekte: Projekt[] }) {
	if (projekte.length > HOECHSTENS) return null;
	return (
		<ol className={stil.planliste}>
			{projekte.map(({ metadaten, projekt }) => (
				<li key={metadaten.url}>
					<a href={`/portfolio/${metadaten.url}`}>
						<span className={stil.nummer}>{String(metadaten.id + 1).padStart(2, '0')}</span>
						<span className={stil.kunde}>{projekt.kunde}</span>
						<span className={stil.branche}>{projekt.branche}</span>
					</a>
				</li>
			))}
		</ol>
	);
}
