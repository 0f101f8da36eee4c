import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { portfolio as texts } from '../../content/texte/portfolio.ts';
import { manifestOf } from '../../content-schema/projekte.ts';
import { Ground } from '../window/Ground.tsx';
import { ProjektWindow } from '../window/ProjektWindow.tsx';
import styles from './PlanList.module.css';

/** A longer list would be higher than the window. */
const MAX_ENTRIES = 12;

const isIndexed = ({ length }: Projekt[]) => length > 0 && length <= MAX_ENTRIES;

type Props = { projekte: Projekt[] };

/**
 * Lists all projects with number, client and line of business. A project under the pointer or in focus
 * shows its window in the place below the profile card; scripts/plan-list.ts keeps it there until another
 * takes its turn.
 */
export function PlanList({ projekte }: Props) {
	if (!isIndexed(projekte)) return null;
	return (
		<nav className={styles.nav} aria-label={texts.planliste}>
			<ol className={styles.list} data-plan-list="">
				{projekte.map((entry) => {
					const { metadaten, projekt } = entry;
					return (
						<li key={metadaten.url}>
							<a href={`/portfolio/${metadaten.url}`}>
								<span className={styles.number}>{String(metadaten.id + 1).padStart(2, '0')}</span>
								<span className={styles.kunde}>{projekt.kunde}</span>
								<span className={styles.branche}>{projekt.branche}</span>
								<Preview entry={entry} />
							</a>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

/** Hidden until its project is chosen: so the browser does not load the lazy pictures before. */
function Preview({ entry }: { entry: Projekt }) {
	const manifest = manifestOf(entry);
	return (
		<div className={styles.preview}>
			<Ground source={entry.source} manifest={manifest} sizes="24vw" />
			<div className={styles.window}>
				<ProjektWindow entry={entry} manifest={manifest} sizes="20vw" />
			</div>
		</div>
	);
}

/** Draws the empty place below the profile card where a project's window will show. */
export function PreviewPlace({ projekte }: Props) {
	if (!isIndexed(projekte)) return null;
	return (
		<div className={styles.place} aria-hidden="true" data-print="off">
			<svg viewBox="0 0 302 214" aria-hidden="true">
				<path className={styles.sheet} d="M21 215V39q0-6 6-6h248q6 0 6 6v176" />
				<path d="M21 62h260" />
				{[36, 53, 70].map((x) => (
					<circle key={x} cx={x} cy="48" r="4" />
				))}
			</svg>
		</div>
	);
}
