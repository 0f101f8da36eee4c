import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import grid from '../../styles/compositions/grid.module.css';
import { CellGrid } from '../ui/CellGrid.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import styles from './ProjektQuote.module.css';

/** Quotes the client and names the speaker in a title block; shows nothing where there is no quotation. */
export function ProjektQuote({ entry }: { entry: Projekt }) {
	if (!entry.kundenstimme) return null;
	const { text, name, rolle, freigabe } = entry.kundenstimme;
	const { kundenstimme } = texts;
	const approvedOn = <time dateTime={freigabe}>{freigabe.split('-').toReversed().join('.')}</time>;
	const { bewertung } = entry;
	const review = bewertung && <ExternalLink href={bewertung.url}>{bewertung.portal}</ExternalLink>;
	return (
		<PageSection title={kundenstimme.titel}>
			<div className={`${grid.grid} ${styles.columns}`}>
				<Quotation text={text} className={styles.quote} />
				<div className={styles.speaker}>
					<CellGrid
						cells={[
							{ name: kundenstimme.name, value: name },
							{ name: kundenstimme.rolle, value: rolle },
							{ name: kundenstimme.freigabe, value: approvedOn },
							...(bewertung ? [{ name: kundenstimme.bewertung, value: review }] : []),
						]}
					/>
				</div>
			</div>
		</PageSection>
	);
}
