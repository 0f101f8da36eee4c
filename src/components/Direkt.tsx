import { inhaber } from '#shared/inhaber.ts';
import type { Freiwillig } from '../content/freiwillig.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Direkt.module.css';

/** The two ways past the form: telephone and e-mail, as cells of a strip. */
export function Direkt({ telefonzeiten }: Pick<Freiwillig, 'telefonzeiten'>) {
	return (
		<div className={stil.direkt}>
			<p>{kontakt.lieberDirekt}</p>
			<dl>
				<div>
					<dt>{[rahmen.erreichbarkeit.telefon, telefonzeiten].filter(Boolean).join(', ')}</dt>
					<dd>
						<a href={`tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`}>{inhaber.telefon}</a>
					</dd>
				</div>
				<div>
					<dt>{rahmen.erreichbarkeit.email}</dt>
					<dd>
						<a href={`mailto:${inhaber.email}`}>{inhaber.email}</a>
					</dd>
				</div>
			</dl>
		</div>
	);
}
