import { about } from '../../content/texte/about.ts';
import { Headline } from '../ui/Headline.tsx';
import styles from './CareerStory.module.css';

type Props = {
	/** Years of experience on the day of the build. */
	years: number;
	/** The headline, which counts them on the visitor's day. */
	children: React.ReactNode;
};

/** The page's headline: the years. */
export function CareerHeadline({ years, children }: Props) {
	// „11 Jahre Erfahrung“ would fit into one line in the web font, but not in the font before it.
	const isLong = years > 9;
	return (
		<div className={styles.headline}>
			<Headline phrase={about.masslinie}>
				<span className={isLong ? styles.twoLines : undefined}>{children}</span>
			</Headline>
		</div>
	);
}

/** How the owner came to his work; the first paragraph stands larger. */
export function CareerStory() {
	const [lead, ...paragraphs] = about.absaetze;
	return (
		<>
			<p className="lead">{lead}</p>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className={styles.paragraph}>
					{paragraph}
				</p>
			))}
		</>
	);
}
