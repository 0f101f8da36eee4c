import { type Projekt, paragraphs } from '../../../shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import grid from '../../styles/compositions/grid.module.css';
import { CellGrid } from '../ui/CellGrid.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './Testimonial.module.css';

type Props = {
	entry: Projekt | undefined;
	/** Adds a link to the project: for pages other than its own. */
	link?: boolean;
};

/** Quotes the client and names the speaker in a title block; shows nothing where there is no quotation. */
export function Testimonial({ entry, link = false }: Props) {
	if (!entry?.kundenstimme) return null;
	const { text, name, rolle, freigabe } = entry.kundenstimme;
	const { kundenstimme } = texts;
	const projekt = <a href={`/portfolio/${entry.metadaten.url}`}>{entry.projekt.kunde}</a>;
	const approvedOn = <time dateTime={freigabe}>{freigabe.split('-').toReversed().join('.')}</time>;
	return (
		<PageSection title={kundenstimme.titel}>
			<figure className={`${grid.grid} ${styles.testimonial}`}>
				<blockquote className={styles.quote}>
					{paragraphs(`„${text}“`).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</blockquote>
				<figcaption className={styles.speaker}>
					<CellGrid
						cells={[
							{ name: kundenstimme.name, value: name },
							{ name: kundenstimme.rolle, value: rolle },
							link
								? { name: kundenstimme.projekt, value: projekt }
								: { name: kundenstimme.freigabe, value: approvedOn },
						]}
					/>
				</figcaption>
			</figure>
		</PageSection>
	);
}
