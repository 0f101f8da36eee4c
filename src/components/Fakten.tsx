import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { ExternerLink } from './ExternerLink.tsx';
import stil from './Fakten.module.css';
import { Feld } from './Feld.tsx';

/** The customer facts as the stage's lower edge, and the way to the live site. */
export function Fakten({ projekt }: { projekt: Projekt['projekt'] }) {
	return (
		<div className={stil.streifen} data-fokus="umriss">
			<dl className={`felder ${stil.fakten}`}>
				<Feld name={texte.fakten.kunde}>{projekt.kunde}</Feld>
				<Feld name={texte.fakten.branche}>{projekt.branche}</Feld>
				<Feld name={texte.fakten.ziel}>{projekt.ziel}</Feld>
				<Feld name={texte.fakten.standort}>{projekt.standort}</Feld>
			</dl>
			<ExternerLink className={stil.website} href={projekt.website}>
				{texte.website}
			</ExternerLink>
		</div>
	);
}
