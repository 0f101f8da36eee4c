import { ArrowRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { start } from '../../content/texte/start.ts';
import grid from '../../styles/compositions/grid.module.css';
import ruler from '../../styles/compositions/ruler.module.css';
import { Icon } from '../ui/Icon.tsx';
import section from '../ui/PageSection.module.css';
import { Quotation } from '../ui/Quotation.tsx';
import styles from './HomeQuote.module.css';

/** Quotes a client in large type, with a link to the project; shows nothing without a quotation. */
export function HomeQuote({ entry }: { entry: Projekt | undefined }) {
	if (!entry?.kundenstimme) return null;
	const { text, name, rolle } = entry.kundenstimme;
	return (
		<section className={`shell ${ruler.ruled} ${section.section}`}>
			<h2 className="only-screen-reader">{texts.kundenstimme.titel}</h2>
			<div className={`${grid.grid} ${styles.columns}`}>
				<Quotation text={text} className={styles.quote} />
				<div className={styles.speaker}>
					<b>{name}</b>
					<span>{`${rolle}, ${entry.projekt.kunde}`}</span>
					<a href={`/portfolio/${entry.metadaten.url}`}>
						{start.zumProjekt}
						<Icon icon={ArrowRight} />
					</a>
				</div>
			</div>
		</section>
	);
}
