import { ArrowUpRight } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Fakten.module.css';
import { Icon } from './Icon.tsx';

/** The customer facts as the stage's lower edge, and the way to the live site. */
export function Fakten({ projekt }: { projekt: Projekt['projekt'] }) {
	return (
		<div className={stil.streifen} data-fokus="umriss">
			<dl className={stil.fakten}>
				<Fakt name={texte.fakten.kunde} wert={projekt.kunde} />
				<Fakt name={texte.fakten.branche} wert={projekt.branche} />
				<Fakt name={texte.fakten.ziel} wert={projekt.ziel} />
				<Fakt name={texte.fakten.standort} wert={projekt.standort} />
			</dl>
			<a className={stil.website} href={projekt.website} target="_blank" rel="noopener">
				{texte.website}
				<span className="nur-vorlesen"> {rahmen.neuerTab}</span>
				<Icon form={ArrowUpRight} />
			</a>
		</div>
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
