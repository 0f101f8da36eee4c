import { inhaber } from '#shared/inhaber.ts';
import { start } from '../../content/texte/start.ts';
import { optionalFacts } from '../../content-schema/owner-facts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './HomeHero.module.css';

/** Pitch, the place of work where the owner names one, and links to contact and projects. */
export function HomeHero() {
	return (
		<>
			<p className={styles.pitch}>{inhaber.pitch}</p>
			{optionalFacts.ort && <p className={styles.location}>{optionalFacts.ort}</p>}
			<div className={styles.links}>
				<Button href="/kontakt">{start.wege.kontakt}</Button>
				<Button href="/portfolio" kind="quiet">
					{start.wege.projekte}
				</Button>
			</div>
		</>
	);
}
