import type { Projekt } from '../content/schema.ts';
import stil from './Fakten.module.css';

/** The customer facts as a ruled strip (spec, section 2, Project detail). */
export function Fakten({ projekt }: { projekt: Projekt['projekt'] }) {
	return (
		<dl className={stil.fakten}>
			<Fakt name="Kunde" wert={projekt.kunde} />
			<Fakt name="Branche" wert={projekt.branche} />
			<Fakt name="Ziel" wert={projekt.ziel} />
			<Fakt name="Standort" wert={projekt.standort} />
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
