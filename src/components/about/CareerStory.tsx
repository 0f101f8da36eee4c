import { about } from '../../content/texte/about.ts';
import { PageHero } from '../ui/PageHero.tsx';
import styles from './CareerStory.module.css';

/** The years in the headline, the first paragraph as the lead, and the others. `children`: the years. */
export function CareerStory({ children }: { children: React.ReactNode }) {
	const [lead, ...paragraphs] = about.absaetze;
	return (
		<>
			<PageHero
				title={
					<>
						{children} {about.jahreErfahrung}
					</>
				}
				phrase={about.masslinie}
				lead={lead}
			/>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className={styles.paragraph}>
					{paragraph}
				</p>
			))}
		</>
	);
}
