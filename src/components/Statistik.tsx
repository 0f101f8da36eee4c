import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { jahreErfahrung } from '../lib/jahre.ts';
import { Masslinie } from './Masslinie.tsx';
import stil from './Statistik.module.css';

/** Three figures, each on its dimension line. The years go on counting in the visitor's browser. */
export function Statistik() {
	const jahre = jahreErfahrung(inhaber.startJahr, new Date());
	return (
		<dl className={stil.statistik}>
			<div>
				<dt>{about.jahreErfahrung}</dt>
				<dd>
					<Masslinie>
						+<span data-seit={inhaber.startJahr}>{jahre}</span>
					</Masslinie>
				</dd>
			</div>
			{about.zahlen.map(({ name, zahl }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						<Masslinie>+{zahl}</Masslinie>
					</dd>
				</div>
			))}
		</dl>
	);
}
