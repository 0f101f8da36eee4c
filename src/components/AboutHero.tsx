import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { yearsOfExperience } from '../lib/years-of-experience.ts';
import stil from './AboutHero.module.css';
import { PageHero } from './PageHero.tsx';

/** Years in the headline, the career below: a lead, the rest in two columns. */
export function AboutHero() {
	const jahre = yearsOfExperience(inhaber.startJahr, new Date());
	const [lead, ...rest] = about.absaetze;
	return (
		<PageHero
			titel={
				<>
					<span data-seit={inhaber.startJahr}>{jahre}</span> {about.jahreErfahrung}
				</>
			}
			phrase={about.mass}
		>
			<p className={stil.lead}>{lead}</p>
			<div className={stil.rest}>
				{rest.map((absatz) => (
					<p key={absatz}>{absatz}</p>
				))}
			</div>
		</PageHero>
	);
}
