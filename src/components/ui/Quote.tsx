import { type Projekt, paragraphs } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import styles from './Quote.module.css';

type Props = {
	projekt: Projekt | undefined;
	/** What follows the speaker's role: a link to the project or to a review. */
	children?: React.ReactNode;
};

/** A client's words about his project; nothing where there are none. */
export function Quote({ projekt, children }: Props) {
	if (!projekt?.kundenstimme) return null;
	const { text, name, rolle } = projekt.kundenstimme;
	return (
		<section className={`shell ${styles.section}`}>
			<h2 className="only-screen-reader">{texts.kundenstimme.titel}</h2>
			<blockquote className={styles.words}>
				{paragraphs(`„${text}“`).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</blockquote>
			<p className={styles.speaker}>
				<b>{name}</b>, {rolle}
				{children && <>, {children}</>}
			</p>
		</section>
	);
}
