import { about } from '../../facts/texts.ts';
import styles from './CareerStory.module.css';

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
