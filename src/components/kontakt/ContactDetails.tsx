import { kontakt } from '../../content/texte/kontakt.ts';
import { optionalFacts } from '../../content-schema/owner-facts.ts';
import { Cell } from '../ui/Cell.tsx';
import row from '../ui/CellRow.module.css';
import styles from './ContactDetails.module.css';

/** Shows what the owner says of time, place and price in one row of cells; nothing where he says nothing. */
export function ContactDetails() {
	const { angaben, umsatzsteuer } = kontakt;
	const { antwortzeit, ort, preisrahmen, naechsterTermin } = optionalFacts;
	const cells = [
		{ key: 'antwortzeit', value: antwortzeit },
		{ key: 'ort', value: ort },
		{ key: 'preisrahmen', value: preisrahmen?.betrag },
		{ key: 'naechsterTermin', value: naechsterTermin },
	] as const;
	const filled = cells.filter(({ value }) => value);
	if (filled.length === 0) return null;
	return (
		<dl className={`cells ${row.row} ${styles.details}`}>
			{filled.map(({ key, value }, i) => (
				<Cell
					key={key}
					name={angaben[key]}
					className={i === filled.length - 1 ? `${styles[key]} ${styles.last}` : styles[key]}
				>
					{value}
					{key === 'preisrahmen' && preisrahmen && (
						<small>{umsatzsteuer[preisrahmen.umsatzsteuer]}</small>
					)}
				</Cell>
			))}
		</dl>
	);
}
