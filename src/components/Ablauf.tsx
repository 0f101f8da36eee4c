import { kontakt } from '../content/texte/kontakt.ts';
import stil from './Ablauf.module.css';
import { Abschnitt } from './Abschnitt.tsx';
import { untrennbar } from './untrennbar.tsx';

/** What happens after the inquiry, in three steps. */
export function Ablauf() {
	return (
		<Abschnitt titel={kontakt.ablaufTitel}>
			<ol className={stil.ablauf}>
				{kontakt.ablauf.map(({ titel, text }, i) => (
					<li key={titel}>
						<span aria-hidden="true">{i + 1}</span>
						<h3>{titel}</h3>
						<p>{untrennbar(text)}</p>
					</li>
				))}
			</ol>
		</Abschnitt>
	);
}
