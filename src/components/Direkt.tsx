import { inhaber } from '#shared/inhaber.ts';
import type { Freiwillig } from '../content/freiwillig.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Direkt.module.css';

type Props = { titel: string } & Pick<Freiwillig, 'telefonzeiten'>;

/** The two ways past the form: telephone and e-mail, as cells of a strip. */
export function Direkt({ titel, telefonzeiten }: Props) {
	return (
		<div className={stil.direkt}>
			<p>{titel}</p>
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
