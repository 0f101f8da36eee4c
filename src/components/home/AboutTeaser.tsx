import { start } from '../../content/texte/start.ts';
import { manifestOf, projekte, rissOf } from '../../content-schema/projekte.ts';
import grid from '../../styles/compositions/grid.module.css';
import { PlanSectionCut } from '../drawing/PlanSectionCut.tsx';
import { Button } from '../ui/Button.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './AboutTeaser.module.css';

/** The career in a few lines beside a plan that becomes a website. */
export function AboutTeaser() {
	const { titel, text, knopf, projekt } = start.about;
	const chosen = projekte.find(({ metadaten }) => metadaten.url === projekt);
	const entry = chosen ?? projekte.find(rissOf);
	const riss = entry && rissOf(entry);
	return (
		<PageSection title={titel} className={`${grid.grid} ${styles.teaser}`}>
			<div className={styles.text}>
				<p>{text}</p>
				<Button href="/about" kind="quiet">
					{knopf}
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
		</PageSection>
	);
}
