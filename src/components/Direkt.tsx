import type { Freiwillig } from '../content/freiwillig.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Direkt.module.css';
import { Direktlink } from './Direktlink.tsx';
import { Feld } from './Feld.tsx';

type Props = { titel: string } & Pick<Freiwillig, 'telefonzeiten'>;

/** The two ways past the form: telephone and e-mail, as cells of a strip. */
export function Direkt({ titel, telefonzeiten }: Props) {
	const { erreichbarkeit } = rahmen;
	return (
		<div className={stil.direkt}>
			<p>{titel}</p>
			<dl className="felder" data-fokus="umriss">
				<Feld name={[erreichbarkeit.telefon, telefonzeiten].filter(Boolean).join(', ')}>
					<Direktlink weg="telefon" />
				</Feld>
				<Feld name={erreichbarkeit.email}>
					<Direktlink weg="email" />
				</Feld>
			</dl>
		</div>
	);
}
