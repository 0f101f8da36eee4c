import { type Projekt, paragraphs } from '../../../shared/projekt/projekt-schema.ts';
import { projekt as texte } from '../../content/texte/projekt.ts';
import grid from '../../styles/compositions/grid.module.css';
import { CellGrid } from '../ui/CellGrid.tsx';
import { OwnStyles } from '../ui/OwnStyles.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Testimonial.css?inline';

type Props = {
	entry: Projekt | undefined;
	/** Away from the project's own page: with the way there. */
	link?: boolean;
};

/** A client's own words, and in the title block beside them whose they are; nothing where there are none. */
export function Testimonial({ entry, link = false }: Props) {
	if (!entry?.kundenstimme) return null;
	const { text, name, rolle, freigabe } = entry.kundenstimme;
	const words = texte.kundenstimme;
	const projekt = <a href={`/portfolio/${entry.metadaten.url}`}>{entry.projekt.kunde}</a>;
	const tag = <time dateTime={freigabe}>{freigabe.split('-').toReversed().join('.')}</time>;
	return (
		<Section title={words.titel}>
			<OwnStyles css={styles} />
			<figure className={`${grid.grid} testimonial`}>
				<blockquote className="testimonial-words">
					{paragraphs(`„${text}“`).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</blockquote>
				<figcaption className="testimonial-who">
					<CellGrid
						cells={[
							{ name: words.name, value: name },
							{ name: words.rolle, value: rolle },
							link ? { name: words.projekt, value: projekt } : { name: words.freigabe, value: tag },
						]}
					/>
				</figcaption>
			</figure>
		</Section>
	);
}
