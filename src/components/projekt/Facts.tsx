import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { Cell } from '../ui/Cell.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './Facts.module.css';

/** Lists the facts about the client along the stage's lower edge, and links to the live site. */
export function Facts({ entry: { projekt, jahr, dauer } }: { entry: Projekt }) {
	const when = [jahr, dauer].filter(Boolean).join(', ');
	return (
		<div className={styles.strip} data-moves="nameplate" data-focus="outline">
			<dl className={`cells ${styles.facts}`}>
				<Cell name={texts.fakten.kunde}>{projekt.kunde}</Cell>
				<Cell name={texts.fakten.branche}>{projekt.branche}</Cell>
				<Cell name={texts.fakten.ziel}>{projekt.ziel}</Cell>
				{when && <Cell name={jahr ? texts.fakten.jahr : texts.fakten.dauer}>{when}</Cell>}
				<Cell name={texts.fakten.standort} className={styles.standort}>
					{projekt.standort}
				</Cell>
			</dl>
			<ExternalLink className={styles.website} href={projekt.website}>
				{texts.website}
			</ExternalLink>
		</div>
	);
}
