import { kontakt } from '../content/texte/kontakt.ts';
import { noBreak } from './no-break.tsx';
import stil from './ProcessSteps.module.css';
import { Section } from './Section.tsx';

/** What happens after the inquiry, in three steps. */
export function ProcessSteps() {
	return (
		<Section titel={kontakt.ablaufTitel}>
			<ol className={stil.ablauf}>
				{kontakt.ablauf.map(({ titel, text }, i) => (
					<li key={titel}>
						<span aria-hidden="true">{i + 1}</span>
						<h3>{titel}</h3>
						<p>{noBreak(text)}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
