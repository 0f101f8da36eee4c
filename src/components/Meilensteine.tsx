import { about } from '../content/texte/about.ts';
import stil from './Meilensteine.module.css';
import { MEILENSTEIN_ZEICHNUNGEN } from './meilenstein-zeichnungen.tsx';

/** The career as five drawn stations on one line. */
export function Meilensteine() {
	return (
		<ol className={stil.meilensteine}>
			{about.stationen.map(({ titel, text }, i) => (
				<li key={titel}>
					<svg viewBox="0 0 96 72" aria-hidden="true" className={stil.zeichnung}>
						{MEILENSTEIN_ZEICHNUNGEN[i]}
					</svg>
					<h3>{titel}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
