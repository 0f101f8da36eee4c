import { type Projekt, paragraphs, projektPath } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import styles from './ClientQuote.module.css';
import { ExternalLink } from './ExternalLink.tsx';
import { Paragraphs } from './Paragraphs.tsx';

type Props = {
	projekt: Projekt;
	/** The quote is elsewhere than on the project's page, and leads to it. */
	leadsToProjekt?: boolean;
};

/**
 * A client's words about his project, with a link to his review; nothing where there are none. A parent may set
 * --quote-size.
 */
export function ClientQuote({ projekt, leadsToProjekt = false }: Props) {
	if (!projekt.kundenstimme) return null;
	const { kundenstimme, bewertung } = projekt;
	const { text, name, rolle } = kundenstimme;
	const review = leadsToProjekt ? undefined : bewertung;
	return (
		<section>
			<h2 className="visually-hidden">{texts.kundenstimme}</h2>
			<blockquote className={styles.words}>
				<Paragraphs texts={paragraphs(`„${text}“`)} />
			</blockquote>
			<p className={styles.speaker}>
				<b>{name}</b>, {rolle}
				{leadsToProjekt && ', '}
				{leadsToProjekt && <a href={projektPath(projekt)}>{projekt.kunde}</a>}
				{review && ', '}
				{review && (
					<ExternalLink className={styles.review} href={review.url}>
						{review.portal}
					</ExternalLink>
				)}
			</p>
		</section>
	);
}
