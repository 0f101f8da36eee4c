import type { Freiwillig } from '../content/freiwillig.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import stil from './Kontaktangaben.module.css';

/** Cells below the profile card with what the owner says of place, time and price; none, no box. */
export function Kontaktangaben({ angaben }: { angaben: Freiwillig }) {
	const gefuellt = FELDER.filter((feld) => angaben[feld]);
	if (gefuellt.length === 0) return null;
	return (
		<dl className={stil.angaben}>
			{gefuellt.map((feld) => (
				<div key={feld}>
					<dt>{kontakt.angaben[feld]}</dt>
					<dd>{angaben[feld]}</dd>
				</div>
			))}
		</dl>
	);
}

const FELDER = ['ort', 'antwortzeit', 'naechsterTermin', 'preisrahmen'] as const;
