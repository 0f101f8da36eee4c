import { recht } from '../../content/texte/recht.ts';
import type { Section } from '../../lib/sections.ts';
import { Contents } from './Contents.tsx';
import styles from './SectionedText.module.css';

type Props = {
	/** HTML that stands before the sections. */
	intro?: string;
	sections: readonly Section[];
	/** When the text was last changed; legal texts say so. */
	updated?: string;
};

/**
 * A text in sections: a legal one, or a page of the owner's own. Where sections have topics, all are numbered and a
 * table of contents comes first.
 */
export function SectionedText({ intro, sections, updated }: Props) {
	const numbered = sections.some(({ topics }) => topics.length > 0);
	return (
		<div className={numbered ? styles.withContents : styles.withSideHeadings}>
			{numbered && <Contents sections={sections} />}
			<div className={styles.sections}>
				{intro && <Text html={intro} />}
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
				{updated && <p className={styles.updated}>{`${recht.standVom} ${updated}`}</p>}
			</div>
		</div>
	);
}

function Text({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
