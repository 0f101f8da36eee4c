import type { Projekt } from '../content/schema.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Brotkrumen } from './Brotkrumen.tsx';
import { Film } from './Film.tsx';
import stil from './ProjektAuftakt.module.css';
import { Titel } from './Titel.tsx';

type Props = { eintrag: Projekt; manifest: Manifest; anzahl: number };

/** Breadcrumb, the client's name, and the film of the site in its window. */
export function ProjektAuftakt({
	eintrag: { metadaten, projekt, source },
	manifest,
	anzahl,
}: Props) {
	return (
		<div>
			<Brotkrumen kunde={projekt.kunde} />
			<Titel phrase={rahmen.blattVon(metadaten.id + 1, anzahl)} art="projekt">
				{projekt.kunde}
			</Titel>
			<div className={stil.fenster}>
				<Film
					video={source.video}
					poster={source.placeholder}
					kunde={projekt.kunde}
					adresse={hostname(projekt.website)}
					uebergang={`projekt-${metadaten.url}`}
					manifest={manifest}
				/>
			</div>
		</div>
	);
}
