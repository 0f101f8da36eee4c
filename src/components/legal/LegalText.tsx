import { recht } from '../../content/texte/recht.ts';
import type { LegalSection } from '../../lib/legal-text.ts';
import { LegalContents } from './LegalContents.tsx';
import styles from './LegalText.module.css';

type Props = {
	sections: readonly LegalSection[];
	updated: string;
};

/**
 * The sections of a legal text. Where they have topics, all are numbered and a table of contents comes first.
 */
export function LegalText({ sections, updated }: Props) {
	const numbered = sections.some(({ topics }) => topics.length > 0);
	return (
		<div className={`${styles.legal} ${numbered ? styles.withContents : styles.withSideHeadings}`}>
			{numbered && <LegalContents sections={sections} />}
			{sections.map(({ id, title, html, topics }, i) => (
				<section key={id} className={styles.section} aria-labelledby={id}>
					<h2 id={id}>
						{numbered && <span>{i + 1}</span>}
						{` ${title}`}
					</h2>
					{html && <Text html={html} />}
					{topics.map((topic, j) => (
						<div key={topic.id} className={styles.topic}>
							<h3 id={topic.id}>
								<span>{`${i + 1}.${j + 1}`}</span>
								{` ${topic.title}`}
							</h3>
							<Text html={topic.html} />
						</div>
					))}
				</section>
			))}
			<p className={styles.updated}>{`${recht.standVom} ${updated}`}</p>
		</div>
	);
}

function Text({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
