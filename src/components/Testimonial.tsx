import { absaetze, type Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { CellGrid } from './CellGrid.tsx';
import { OwnStyles } from './OwnStyles.tsx';
import { Section } from './Section.tsx';
import styles from './Testimonial.css?inline';

type Props = {
	eintrag: Projekt | undefined;
	/** Away from the project's own page: with the way there. */
	verweis?: boolean;
};

/** A client's own words, and in the title block beside them whose they are; nothing where there are none. */
export function Testimonial({ eintrag, verweis = false }: Props) {
	if (!eintrag?.kundenstimme) return null;
	const { text, name, rolle, freigabe } = eintrag.kundenstimme;
	const words = texte.kundenstimme;
	const projekt = <a href={`/portfolio/${eintrag.metadaten.url}`}>{eintrag.projekt.kunde}</a>;
	const tag = <time dateTime={freigabe}>{freigabe.split('-').toReversed().join('.')}</time>;
	return (
		<Section titel={words.titel}>
			<OwnStyles css={styles} />
			<figure className="raster testimonial">
				<blockquote className="testimonial-words">
					{absaetze(`„${text}“`).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</blockquote>
				<figcaption className="testimonial-who">
					<CellGrid
						zellen={[
							{ name: words.name, wert: name },
							{ name: words.rolle, wert: rolle },
							verweis
								? { name: words.projekt, wert: projekt }
								: { name: words.freigabe, wert: tag },
						]}
					/>
				</figcaption>
			</figure>
		</Section>
	);
}
