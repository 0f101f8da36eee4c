import { about } from '../../facts/texts.ts';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './CareerStory.module.css';

/** How the owner came to his work; the first paragraph stands larger. */
export function CareerStory() {
	const [lead, ...paragraphs] = about.absaetze;
	return (
		<>
			{lead && <Paragraphs className="lead" texts={[lead]} />}
			<Paragraphs className={styles.paragraph} texts={paragraphs} />
		</>
	);
}
