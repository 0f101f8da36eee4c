import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import stil from './Fakten.module.css';

/** The customer facts as a ruled strip (spec, section 2, Project detail). */
export function Fakten({ projekt }: { projekt: Projekt['projekt'] }) {
	return (
		<dl className={stil.fakten}>
			<Fakt name={texte.fakten.kunde} wert={projekt.kunde} />
			<Fakt name={texte.fakten.branche} wert={projekt.branche} />
			<Fakt name={texte.fakten.ziel} wert={projekt.ziel} />
			<Fakt name={texte.fakten.standort} wert={projekt.standort} />
		</dl>
	);
}

function Fakt({ name, wert }: { name: string; wert: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{wert}</dd>
		</div>
	);
}
