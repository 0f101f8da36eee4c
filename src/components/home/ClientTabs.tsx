import { ArrowRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { start } from '../../content/texte/start.ts';
import { tabLabel } from '../../lib/client-tabs.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ClientTabs.module.css';

type Props = {
	/** The first one is shown. */
	tabs: readonly Projekt[];
	/** There are more clients than tabs. */
	hasMore: boolean;
};

/** Radio buttons that choose the client on the plate, and a link to the project of the chosen one. */
export function ClientTabs({ tabs, hasMore }: Props) {
	const [first] = tabs;
	return (
		<div className={styles.bar} data-print="off">
			{tabs.length > 1 && (
				<div className={styles.tabs} role="radiogroup" aria-label={start.beispiele} data-clients="">
					{tabs.map((entry) => (
						<label key={entry.metadaten.url} className={styles.tab}>
							<input
								type="radio"
								name="kunde"
								value={entry.metadaten.url}
								defaultChecked={entry === first}
								data-kunde={entry.projekt.kunde}
							/>
							<span>{tabLabel(entry)}</span>
						</label>
					))}
					{hasMore && (
						<a className={styles.tab} href="/portfolio">
							<span>{start.weitereBeispiele}</span>
						</a>
					)}
				</div>
			)}
			{first && (
				<a className={styles.link} href={`/portfolio/${first.metadaten.url}`} data-client-link="">
					<span>{first.projekt.kunde}</span>
					<Icon icon={ArrowRight} />
				</a>
			)}
		</div>
	);
}
