import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { ProjektCard } from '../portfolio/ProjektCard.tsx';
import styles from './ProjektSlides.module.css';

/** The slides of the carousel, a card for each project; below 767 px one is in sight, from there on two. */
export function ProjektSlides({ projekte }: { projekte: readonly Projekt[] }) {
	return (
		<ul className={styles.slides}>
			{projekte.map((projekt) => (
				<li key={projekt.metadaten.url}>
					<ProjektCard projekt={projekt} />
				</li>
			))}
		</ul>
	);
}
