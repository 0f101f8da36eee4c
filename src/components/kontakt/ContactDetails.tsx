import { kontakt } from '../../content/texte/kontakt.ts';
import type { OptionalFacts } from '../../content-schema/optional-facts.ts';
import { CellGrid } from '../ui/CellGrid.tsx';

/** Cells below the profile card with what the owner says of place, time and price; none, no box. */
export function ContactDetails({ facts }: { facts: OptionalFacts }) {
	const filled = FIELDS.filter((field) => facts[field]);
	if (filled.length === 0) return null;
	return (
		<CellGrid
			cells={filled.map((field) => ({ name: kontakt.angaben[field], value: facts[field] }))}
		/>
	);
}

const FIELDS = ['ort', 'antwortzeit', 'naechsterTermin', 'preisrahmen'] as const;
