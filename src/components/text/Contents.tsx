import { recht } from '../../content/texte/recht.ts';
import type { Section } from '../../lib/sections.ts';
import styles from './Contents.module.css';

type Props = { sections: readonly Section[] };

/**
 * A text's table of contents: beside the text it is open and stays in sight, on narrow pages it folds
 * away. Plain HTML, as all in this folder: none of its code runs in the browser.
 */
export function Contents({ sections }: Props) {
	return (
		<nav className={styles.contents} aria-label={recht.inhalt}>
			<details className={styles.folded}>
				<summary>{recht.inhalt}</summary>
				<List sections={sections} />
			</details>
			<div className={styles.open}>
				<List sections={sections} />
			</div>
		</nav>
	);
}

function List({ sections }: Props) {
	return (
		<ol className={styles.list}>
			{sections.map((section, i) => (
				<li key={section.id}>
					<Entry {...section} number={`${i + 1}`} />
					{section.topics.length > 0 && (
						<ol>
							{section.topics.map((topic, j) => (
								<li key={topic.id}>
									<Entry {...topic} number={`${i + 1}.${j + 1}`} />
								</li>
							))}
						</ol>
					)}
				</li>
			))}
		</ol>
	);
}

function Entry({ id, title, number }: { id: string; title: string; number: string }) {
	return (
		<a href={`#${id}`}>
			<span>{number}</span>
			{` ${title}`}
		</a>
	);
}
