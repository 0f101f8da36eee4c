import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { Quotation } from '../ui/Quotation.tsx';
import styles from './KontaktQuote.module.css';

type Props = { entry: Projekt | undefined; place: 'beside' | 'below' };

/**
 * Quotes a client with a link to the project; shows nothing where there is no quotation. The page
 * has it in two places and each width shows one of them, so that it is read in the order it is seen.
 * No `<figure>`: screen readers would read its caption before the quotation, too.
 */
export function KontaktQuote({ entry, place }: Props) {
	if (!entry?.kundenstimme) return null;
	const { text, name, rolle } = entry.kundenstimme;
	const { id, url } = entry.metadaten;
	const sheet = rahmen.projektVon(id + 1, 6);
	return (
		<div className={`${styles.quote} ${styles[place]}`}>
			<Quotation text={text} />
			<div className={styles.speaker}>
				<b>{name}</b>
				{`${rolle}, ${entry.projekt.kunde}, `}
				<a href={`/portfolio/${url}`} aria-label={`${sheet}: ${entry.projekt.kunde}`}>
					{sheet}
				</a>
			</div>
		</div>
	);
}
