import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { Headline } from '../ui/Headline.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ProjektHero.module.css';

type Props = { projekt: Projekt; count: number };

/** Opens a project's page: breadcrumb, the client's name as headline, what the website did for him. */
export function ProjektHero({ projekt: { metadaten, projekt, wirkung }, count }: Props) {
	return (
		<div className={`shell ${styles.hero}`}>
			<Breadcrumb kunde={projekt.kunde} url={metadaten.url} />
			<Headline phrase={texts.projektVon(metadaten.id + 1, count)}>{projekt.kunde}</Headline>
			{wirkung && <p className={styles.lead}>{wirkung}</p>}
		</div>
	);
}
