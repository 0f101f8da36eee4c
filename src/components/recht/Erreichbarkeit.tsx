import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import stil from './recht.module.css';

/** Phone and e-mail, both ready to use. */
export function Erreichbarkeit() {
	return (
		<dl className={stil.fakten}>
			<dt>{rahmen.erreichbarkeit.telefon}</dt>
			<dd>
				<a href={`tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`}>{inhaber.telefon}</a>
			</dd>
			<dt>{rahmen.erreichbarkeit.email}</dt>
			<dd>
				<a href={`mailto:${inhaber.email}`}>{inhaber.email}</a>
			</dd>
		</dl>
	);
}
