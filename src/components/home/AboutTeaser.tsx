import { start } from '../../content/texte/start.ts';
import { manifestOf, projekte, rissOf } from '../../content-schema/projekte.ts';
import grid from '../../styles/compositions/grid.module.css';
import { PlanSectionCut } from '../drawing/PlanSectionCut.tsx';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './AboutTeaser.module.css';

/** Home: the career in a few lines beside a plan that becomes a website. The headline is fixed text (spec, section 9). */
export function AboutTeaser() {
	const entry = projekte.find(({ metadaten }) => metadaten.url === SHOWN) ?? projekte.find(rissOf);
	const riss = entry && rissOf(entry);
	return (
		<Section title={start.about.titel}>
			<div className={`${grid.grid} ${styles.teaser}`}>
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
