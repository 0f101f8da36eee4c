import { formularFrage } from '../../content/texte/formular.ts';
import { fragen } from '../../facts/texts.ts';
import grid from '../../styles/compositions/grid.module.css';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './Questions.module.css';

/** The owner's frequent questions and, where the page has the form, one on it; the first is open. */
export function Questions({ hasForm }: { hasForm: boolean }) {
	const questions = hasForm ? [...fragen.liste, formularFrage] : fragen.liste;
	if (questions.length === 0) return null;
	return (
		<section className={`shell section ${grid.grid} ${styles.questions}`}>
			<h2>{fragen.titel}</h2>
			<div className={styles.list}>
				{questions.map(({ frage, antwort }, i) => (
					<details key={frage} open={i === 0}>
						<summary>{frage}</summary>
						<Paragraphs texts={[antwort]} />
					</details>
				))}
			</div>
		</section>
	);
}
