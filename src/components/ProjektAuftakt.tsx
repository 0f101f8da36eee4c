import type { Projekt } from '../content/schema.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Brotkrumen } from './Brotkrumen.tsx';
import { Film } from './Film.tsx';
import { Masslinie } from './Masslinie.tsx';
import stil from './ProjektAuftakt.module.css';

type Props = { eintrag: Projekt; manifest: Manifest; anzahl: number };

/** Breadcrumb, the client's name, and the film of the site in its window. */
export function ProjektAuftakt({
	eintrag: { metadaten, projekt, source },
	manifest,
	anzahl,
}: Props) {
	return (
		<div className={stil.auftakt}>
			<Brotkrumen kunde={projekt.kunde} />
			<h1>{projekt.kunde}</h1>
			<Masslinie>{rahmen.blattVon(metadaten.id + 1, anzahl)}</Masslinie>
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
