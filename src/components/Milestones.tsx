import { about } from '../content/texte/about.ts';
import stil from './Milestones.module.css';
import { MILESTONE_DRAWINGS } from './milestone-drawings.tsx';

/** The career as five drawn stations on one line. */
export function Milestones() {
	return (
		<ol className={stil.meilensteine}>
			{about.stationen.map(({ titel, text }, i) => (
				<li key={titel}>
					<svg viewBox="0 0 96 72" aria-hidden="true" className={stil.zeichnung}>
						{MILESTONE_DRAWINGS[i]}
					</svg>
					<h3>{titel}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
