import { recht } from '../../content/texte/recht.ts';
import { noBreak } from '../no-break.tsx';
import type { Facts, Section } from './abschnitt.ts';
import { allgemeineNotices } from './allgemeine-hinweise.tsx';
import { datenerfassung } from './datenerfassung.tsx';
import { hosting } from './hosting.tsx';
import { Contents } from './Inhaltsverzeichnis.tsx';
import { plugins } from './plugins.tsx';
import styles from './recht.module.css';
import { ueberblick } from './ueberblick.tsx';

const SECTIONS: readonly Section[] = [
	ueberblick,
	hosting,
	allgemeineNotices,
	datenerfassung,
	plugins,
];

/** The privacy policy below its page headline. */
export function Datenschutz(facts: Facts) {
	const sections = SECTIONS.map((section) => ({
		...section,
		topics: section.topics.filter(({ form = facts.form }) => form === facts.form),
	}));
	return (
		<div className={`${styles.recht} ${styles.withContent}`}>
			<Contents sections={sections} />
			{sections.map(({ id, title, topics }, number) => (
				<section key={id} className={styles.section} aria-labelledby={id}>
					<h2 id={id}>
						<span className={styles.number}>{`${number + 1}.`}</span>
						{` ${title}`}
					</h2>
					{topics.map((topic, index) => (
						<div key={topic.id} className={styles.topic}>
							<h3 id={topic.id}>
								<span className={styles.number}>{`${number + 1}.${index + 1}`}</span>
								{noBreak(` ${topic.title}`)}
							</h3>
							{noBreak(topic.Content(facts))}
						</div>
					))}
				</section>
			))}
			<p className={styles.state}>{`${recht.stand} ${recht.datenschutz.stand}`}</p>
		</div>
	);
}
