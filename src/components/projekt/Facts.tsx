import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './Facts.module.css';

/** The facts about a client in one row, with a link to his website. */
export function Facts({ projekt: { projekt, jahr, dauer } }: { projekt: Projekt }) {
	const { fakten } = texts;
	const facts = [
		[fakten.kunde, projekt.kunde],
		[fakten.branche, projekt.branche],
		[fakten.ziel, projekt.ziel],
		[fakten.standort, projekt.standort],
		[jahr ? fakten.jahr : fakten.dauer, [jahr, dauer].filter(Boolean).join(', ')],
	].filter(([, value]) => value);
	return (
		<div className={styles.row}>
			<dl className={styles.facts}>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<ExternalLink className={styles.website} href={projekt.website}>
				{texts.website}
			</ExternalLink>
		</div>
	);
}
