import { rahmen } from '../../content/texte/rahmen.ts';
import { Direktlink } from '../Direktlink.tsx';
import stil from './recht.module.css';

/** Phone and e-mail, both ready to use. */
export function Erreichbarkeit() {
	return (
		<dl className={stil.fakten}>
			<dt>{rahmen.erreichbarkeit.telefon}</dt>
			<dd>
				<Direktlink weg="telefon" />
			</dd>
			<dt>{rahmen.erreichbarkeit.email}</dt>
			<dd>
				<Direktlink weg="email" />
			</dd>
		</dl>
	);
}
