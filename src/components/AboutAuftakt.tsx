import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { jahreErfahrung } from '../lib/jahre.ts';
import { Auftakt } from './Auftakt.tsx';

/** Years in the headline, the career in three paragraphs. */
export function AboutAuftakt() {
	const jahre = jahreErfahrung(inhaber.startJahr, new Date());
	return (
		<Auftakt
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
		</Auftakt>
	);
}
