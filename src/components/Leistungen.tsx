import type { Leistung } from '../content/freiwillig.ts';
import { start } from '../content/texte/start.ts';
import { Abschnitt } from './Abschnitt.tsx';
import stil from './Leistungen.module.css';
import { untrennbar } from './untrennbar.tsx';

/** Home: what he does for his clients, a sentence each; nothing where the owner lists none. */
export function Leistungen({ leistungen }: { leistungen: readonly Leistung[] }) {
	if (leistungen.length === 0) return null;
	return (
		<Abschnitt titel={start.leistungen}>
			<ul className={stil.leistungen}>
				{leistungen.map(({ name, satz }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{untrennbar(satz)}</p>
					</li>
				))}
			</ul>
		</Abschnitt>
	);
}
