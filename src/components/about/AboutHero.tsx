import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { yearsOfExperience } from '../../lib/years-of-experience.ts';
import { OwnerPicture } from '../frame/OwnerPicture.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import styles from './AboutHero.module.css';

/** The years in the headline; below it a lead and the rest in two columns; a portrait where the profile card is left out. */
export function AboutHero() {
	const years = yearsOfExperience(inhaber.startJahr, new Date());
	const [lead, ...rest] = about.absaetze;
	return (
		<>
			<div className={styles.portrait} aria-hidden="true" data-print="off">
				<OwnerPicture pose="writing" viewBox="84 8 152 152" />
			</div>
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
			>
				<p className={styles.lead}>{lead}</p>
				<div className={styles.rest}>
					{rest.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</PageHero>
		</>
	);
}
