import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { projekt as texte } from '../../content/texte/projekt.ts';
import { Cell } from '../ui/Cell.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './Facts.module.css';

/** The customer facts as the stage's lower edge, and the way to the live site. */
export function Facts({ projekt }: { projekt: Projekt['projekt'] }) {
	return (
		<div id="facts" className={styles.strip} data-moves="plate" data-focus="outline">
			<dl className={`cells ${styles.facts}`}>
				<Cell name={texte.fakten.kunde}>{projekt.kunde}</Cell>
				<Cell name={texte.fakten.branche}>{projekt.branche}</Cell>
				<Cell name={texte.fakten.ziel}>{projekt.ziel}</Cell>
				<Cell name={texte.fakten.standort}>{projekt.standort}</Cell>
			</dl>
			<ExternalLink className={styles.website} href={projekt.website}>
				{texte.website}
			</ExternalLink>
		</div>
	);
}
