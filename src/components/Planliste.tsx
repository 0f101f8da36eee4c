import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { hostname } from '../lib/hostname.ts';
import { Bildfeld } from './Bildfeld.tsx';
import { Browserfenster } from './Browserfenster.tsx';
import { Grund } from './Grund.tsx';
import stil from './Planliste.module.css';

/** Longer lists are for scrolling through the cards, not for an index. */
const HOECHSTENS = 12;

/** The index of sheets beside the card: number, client, line of business; a name shows its window. */
export function Planliste({ projekte }: { projekte: Projekt[] }) {
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
	const { projekt, source } = eintrag;
	const manifest = manifestOf(eintrag);
	return (
		<div className={stil.vorschau}>
			<Grund source={source} manifest={manifest} sizes="19rem" />
			<div className={stil.fenster}>
				<Browserfenster adresse={hostname(projekt.website)}>
					<Bildfeld
						manifest={manifest}
						pfad={source.weiterebilder[0] ?? source.placeholder}
						sizes="16rem"
						alt=""
					/>
				</Browserfenster>
			</div>
		</div>
	);
}
