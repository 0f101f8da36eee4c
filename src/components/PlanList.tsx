import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { Ground } from './Ground.tsx';
import stil from './PlanList.module.css';
import { ProjektWindow } from './ProjektWindow.tsx';

/** Longer lists are for scrolling through the cards, not for an index. */
const HOECHSTENS = 12;

/** The index of sheets beside the card: number, client, line of business; a name shows its window. */
export function PlanList({ projekte }: { projekte: Projekt[] }) {
	if (projekte.length > HOECHSTENS) return null;
	return (
		<ol className={stil.planliste}>
			{projekte.map((eintrag) => {
				const { metadaten, projekt } = eintrag;
				return (
					<li key={metadaten.url}>
						<a href={`/portfolio/${metadaten.url}`}>
							<span className={stil.nummer}>{String(metadaten.id + 1).padStart(2, '0')}</span>
							<span className={stil.kunde}>{projekt.kunde}</span>
							<span className={stil.branche}>{projekt.branche}</span>
							<Vorschau eintrag={eintrag} />
						</a>
					</li>
				);
			})}
		</ol>
	);
}

/** Not drawn before it is asked for: until then the browser leaves lazy pictures alone. */
function Vorschau({ eintrag }: { eintrag: Projekt }) {
	const manifest = manifestOf(eintrag);
	return (
		<div className={stil.vorschau}>
			<Ground source={eintrag.source} manifest={manifest} sizes="19rem" />
			<div className={stil.fenster}>
				<ProjektWindow eintrag={eintrag} manifest={manifest} sizes="16rem" />
			</div>
		</div>
	);
}
