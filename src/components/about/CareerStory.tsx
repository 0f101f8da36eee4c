import { about } from '../../content/texte/about.ts';
import { Headline } from '../ui/Headline.tsx';
import styles from './CareerStory.module.css';

type Props = {
	/** Years of experience on the day of the build. */
	years: number;
	/** The headline, which counts them on the visitor's day. */
	children: React.ReactNode;
};

/** The headline, the first paragraph as the lead, and the others. */
export function CareerStory({ years, children }: Props) {
	const [lead, ...paragraphs] = about.absaetze;
	// „11 Jahre Erfahrung“ would fit into one line in the web font, but not in the font before it.
	const isLong = years > 9;
	return (
		<>
			<Headline phrase={about.masslinie} lead={lead}>
				<span className={isLong ? styles.twoLines : undefined}>{children}</span>
			</Headline>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className={styles.paragraph}>
					{paragraph}
				</p>
			))}
		</>
	);
}
