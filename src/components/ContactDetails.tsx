import type { Freiwillig } from '../content/freiwillig.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import { CellGrid } from './CellGrid.tsx';

/** Cells below the profile card with what the owner says of place, time and price; none, no box. */
export function ContactDetails({ angaben }: { angaben: Freiwillig }) {
	const gefuellt = FELDER.filter((feld) => angaben[feld]);
	if (gefuellt.length === 0) return null;
	return (
		<CellGrid
			zellen={gefuellt.map((feld) => ({ name: kontakt.angaben[feld], wert: angaben[feld] }))}
		/>
	);
}

const FELDER = ['ort', 'antwortzeit', 'naechsterTermin', 'preisrahmen'] as const;
