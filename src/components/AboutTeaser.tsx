import { manifestOf, projekte, rissVon } from '../content/projekte.ts';
import { start } from '../content/texte/start.ts';
import stil from './AboutTeaser.module.css';
import { Button } from './Button.tsx';
import { PlanSectionCut } from './PlanSectionCut.tsx';
import { Section } from './Section.tsx';

/** Home: the career in a few lines beside a plan that becomes a website. The headline is fixed text (spec, section 9). */
export function AboutTeaser() {
	const eintrag =
		projekte.find(({ metadaten }) => metadaten.url === GEZEIGT) ?? projekte.find(rissVon);
	const riss = eintrag && rissVon(eintrag);
	return (
		<Section titel={start.about.titel}>
			<div className={`raster ${stil.teaser}`}>
				<div className={stil.text}>
					<p>{start.about.text}</p>
					<Button href="/about" art="neben">
						{start.about.knopf}
					</Button>
				</div>
				{riss && (
					<PlanSectionCut
						eintrag={eintrag}
						riss={riss}
						manifest={manifestOf(eintrag)}
						sizes="(min-width: 64rem) 62vw, 92vw"
					/>
				)}
			</div>
		</Section>
	);
}

/** The first sheet stands just above; here colour makes the step from plan to website visible. */
const GEZEIGT = 'druckerservice';
