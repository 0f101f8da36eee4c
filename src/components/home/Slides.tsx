import type { Projekt } from '#shared/projekt-schema.ts';
import { ProjektCard } from '../portfolio/ProjektCard.tsx';
import styles from './Carousel.module.css';

/** The carousel's slides: a card for each project. */
export function Slides({ projekte }: { projekte: readonly Projekt[] }) {
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
