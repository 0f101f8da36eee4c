import { recht } from '../../content/texte/recht.ts';
import type { LegalSection } from '../../lib/legal-text.ts';
import styles from './LegalText.module.css';

/**
 * Table of contents: every section and sub-topic, numbered as in the text. scripts/contents.ts marks
 * where the reader is; without it every section stays unfolded.
 */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
	return (
		<nav className={styles.contents} aria-label={recht.inhalt} data-focus="outline">
			<p className={styles.label} aria-hidden="true">
				{recht.inhalt}
			</p>
			<details>
				<summary>{recht.inhalt}</summary>
				<ol>
					{sections.map(({ id, title, topics }, number) => (
						<li key={id}>
							<a href={`#${id}`}>
								<span className={styles.number}>{number + 1}</span>
								{` ${title}`}
							</a>
							<ol>
								{topics.map((topic, index) => (
									<li key={topic.id}>
										<a href={`#${topic.id}`}>
											<span className={styles.number}>{`${number + 1}.${index + 1}`}</span>
											{` ${topic.title}`}
										</a>
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
