import type { Projekt } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { ExternalButton } from '../ui/Button.tsx';
import { Fact } from '../ui/Fact.tsx';
import styles from './ProjektFacts.module.css';

/** The facts about a client in one row, with a link to his website. */
export function ProjektFacts({ projekt: { projekt } }: { projekt: Projekt }) {
	const { fakten } = texts;
	return (
		<div className={styles.row}>
			<dl className={styles.facts}>
				<Fact name={fakten.kunde}>{projekt.kunde}</Fact>
				<Fact name={fakten.branche}>{projekt.branche}</Fact>
				<Fact name={fakten.ziel}>{projekt.ziel}</Fact>
				<Fact name={fakten.standort}>{projekt.standort}</Fact>
			</dl>
			<ExternalButton href={projekt.website}>{texts.website}</ExternalButton>
		</div>
	);
}
