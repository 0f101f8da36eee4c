import { inhaber } from '#shared/inhaber.ts';
import { jahreErfahrung } from '../lib/jahre.ts';
import { Masslinie } from './Masslinie.tsx';
import stil from './Statistik.module.css';

/** Three figures, each on its dimension line. The years go on counting in the visitor's browser. */
export function Statistik() {
	const jahre = jahreErfahrung(inhaber.startJahr, new Date());
	return (
		<dl className={stil.statistik}>
			<div>
				<dt>Jahre Erfahrung</dt>
				<dd>
					<Masslinie>
						+<span data-seit={inhaber.startJahr}>{jahre}</span>
					</Masslinie>
				</dd>
			</div>
			<div>
				<dt>Abgeschlossene Projekte</dt>
				<dd>
					<Masslinie>+12</Masslinie>
				</dd>
			</div>
			<div>
				<dt>Aktive Kunden</dt>
				<dd>
					<Masslinie>+10</Masslinie>
				</dd>
			</div>
		</dl>
	);
}
