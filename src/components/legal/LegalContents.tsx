import { recht } from '../../content/texte/recht.ts';
import type { LegalSection } from '../../lib/legal-text.ts';
import styles from './LegalContents.module.css';

/** Lists every section and topic with the number it has in the text. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
	return (
		<nav className={styles.contents} aria-label={recht.inhalt} data-print="off">
			<details>
				<summary>{recht.inhalt}</summary>
				<ol>
					{sections.map((section, i) => (
						<li key={section.id}>
							<Entry {...section} number={`${i + 1}`} />
							<ol>
								{section.topics.map((topic, j) => (
									<li key={topic.id}>
										<Entry {...topic} number={`${i + 1}.${j + 1}`} />
									</li>
								))}
							</ol>
						</li>
					))}
				</ol>
			</details>
		</nav>
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
