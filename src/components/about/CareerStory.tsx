import { about } from '../../content/texte/about.ts';
import { Headline } from '../ui/Headline.tsx';
import styles from './CareerStory.module.css';

/** The years in the headline, the first paragraph as the lead, and the others. `children`: the years. */
export function CareerStory({ children }: { children: React.ReactNode }) {
	const [lead, ...paragraphs] = about.absaetze;
	return (
		<>
			<Headline phrase={about.masslinie} lead={lead}>
				{children} {about.jahreErfahrung}
			</Headline>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className={styles.paragraph}>
					{paragraph}
				</p>
			))}
		</>
	);
}
