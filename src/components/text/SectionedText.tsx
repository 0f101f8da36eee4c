import { recht } from '../../content/texte/recht.ts';
import type { Text } from '../../lib/sections.ts';
import { Contents } from './Contents.tsx';
import { Markdown, MarkdownWords, type TextPictures } from './Markdown.tsx';
import styles from './SectionedText.module.css';

type Props = {
	text: Text;
	/** The pictures it names. */
	pictures?: TextPictures;
	/** When the text was last changed; legal texts say so. */
	updated?: string;
};

/**
 * A text in sections: a legal one, or a page of the owner's own. Where sections have topics, all are numbered and a
 * table of contents comes first.
 */
export function SectionedText({ text, pictures, updated }: Props) {
	const { intro, sections } = text;
	const numbered = sections.some(({ topics }) => topics.length > 0);
	return (
		<div className={numbered ? styles.withContents : styles.withSideHeadings}>
			{numbered && <Contents sections={sections} />}
			<div className={styles.sections}>
				{intro.length > 0 && (
					<div className={styles.intro}>
						<Markdown nodes={intro} pictures={pictures} />
					</div>
				)}
				{sections.map(({ id, heading, body, topics }, i) => (
					<section key={id} className={styles.section}>
						<h2 id={id}>
							{numbered && <span className={styles.number}>{i + 1}</span>}{' '}
							<span>
								<MarkdownWords nodes={heading} />
							</span>
						</h2>
						{body.length > 0 && <Markdown nodes={body} pictures={pictures} />}
						{topics.map((topic, j) => (
							<div key={topic.id} className={styles.topic}>
								<h3 id={topic.id}>
									<span className={styles.number}>{`${i + 1}.${j + 1}`}</span>{' '}
									<span>
										<MarkdownWords nodes={topic.heading} />
									</span>
								</h3>
								{topic.body.length > 0 && <Markdown nodes={topic.body} pictures={pictures} />}
							</div>
						))}
					</section>
				))}
				{updated && <p className={styles.updated}>{`${recht.standVom} ${updated}`}</p>}
			</div>
		</div>
	);
}
