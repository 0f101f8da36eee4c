import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { yearsOfExperience } from '../lib/years-of-experience.ts';
import { PageHero } from './PageHero.tsx';

/** Years in the headline, the career in three paragraphs. */
export function AboutHero() {
	const jahre = yearsOfExperience(inhaber.startJahr, new Date());
	return (
		<PageHero
			titel={
				<>
					<span data-seit={inhaber.startJahr}>{jahre}</span> {about.jahreErfahrung}
				</>
			}
			phrase={about.mass}
		>
			{about.absaetze.map((absatz) => (
				<p key={absatz}>{absatz}</p>
			))}
		</PageHero>
	);
}
