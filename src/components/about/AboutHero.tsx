import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { yearsOfExperience } from '../../lib/years-of-experience.ts';
import { PageHero } from '../ui/PageHero.tsx';
import styles from './AboutHero.module.css';

/** The years in the headline; below it a lead and the rest in two columns; a portrait where the profile card is left out. */
export function AboutHero() {
	const years = yearsOfExperience(inhaber.startJahr, new Date());
	const [lead, ...rest] = about.absaetze;
	return (
		<>
			<PageHero
				title={
					<>
						<span className={styles.years} data-since={inhaber.startJahr}>
							{years}
						</span>{' '}
						{about.jahreErfahrung}
					</>
				}
				phrase={about.masslinie}
				lead={lead}
			/>
			<div className={styles.rest}>
				{rest.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</>
	);
}
