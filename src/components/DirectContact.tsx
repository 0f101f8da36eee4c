import type { Freiwillig } from '../content/freiwillig.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { Cell } from './Cell.tsx';
import stil from './DirectContact.module.css';
import { DirectLink } from './DirectLink.tsx';

type Props = { titel: string } & Pick<Freiwillig, 'telefonzeiten'>;

/** The two ways past the form: telephone and e-mail, as cells of a strip. */
export function DirectContact({ titel, telefonzeiten }: Props) {
	const { erreichbarkeit } = rahmen;
	return (
		<div className={stil.direkt}>
			<p>{titel}</p>
			<dl className="felder" data-fokus="umriss">
				<Cell name={[erreichbarkeit.telefon, telefonzeiten].filter(Boolean).join(', ')}>
					<DirectLink weg="telefon" />
				</Cell>
				<Cell name={erreichbarkeit.email}>
					<DirectLink weg="email" />
				</Cell>
			</dl>
		</div>
	);
}
