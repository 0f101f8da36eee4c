import { manifestOf, projekte, rissVon } from '../content/projekte.ts';
import { start } from '../content/texte/start.ts';
import styles from './AboutTeaser.module.css';
import { Button } from './Button.tsx';
import { PlanSectionCut } from './PlanSectionCut.tsx';
import { Section } from './Section.tsx';

/** Home: the career in a few lines beside a plan that becomes a website. The headline is fixed text (spec, section 9). */
export function AboutTeaser() {
	const entry = projekte.find(({ metadaten }) => metadaten.url === SHOWN) ?? projekte.find(rissVon);
	const riss = entry && rissVon(entry);
	return (
		<Section title={start.about.titel}>
			<div className={`grid ${styles.teaser}`}>
				<div className={styles.text}>
					<p>{start.about.text}</p>
					<Button href="/about" kind="quiet">
						{start.about.knopf}
					</Button>
				</div>
				{riss && (
					<PlanSectionCut
						entry={entry}
						riss={riss}
						manifest={manifestOf(entry)}
						sizes="(min-width: 64rem) 62vw, 92vw"
					/>
				)}
			</div>
		</Section>
	);
}

/** The first sheet stands just above; here colour makes the step from plan to website visible. */
const SHOWN = 'druckerservice';
