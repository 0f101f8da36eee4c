import { kontakt } from '../../content/texte/kontakt.ts';
import type { OptionalFacts } from '../../content-schema/optional-facts.ts';
import { CellGrid } from '../ui/CellGrid.tsx';

/** Shows what the owner says of place, time and price in cells; nothing where he says nothing. */
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
