import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { ProjektCard } from './ProjektCard.tsx';
import styles from './ProjektGrid.module.css';

/** Shows all projects as cards, in their order. */
export function ProjektGrid({ projekte }: { projekte: readonly Projekt[] }) {
	return (
		<ul id="projekte" className={`shell ${styles.grid}`}>
			{projekte.map((projekt) => (
				<li key={projekt.metadaten.url} id={projekt.metadaten.url}>
					<ProjektCard projekt={projekt} />
				</li>
			))}
		</ul>
	);
}
