import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { price } from '../../facts/price.ts';
import { kontakt } from '../../facts/texts.ts';
import { noBreak } from '../../lib/no-break.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import { ContactLink } from '../ui/ContactLink.tsx';
import { Fact } from '../ui/Fact.tsx';
import styles from './DirectContact.module.css';

/** The whole row can be touched. */
const link = `${coverLink.link} ${styles.link}`;
const { telefonzeiten, ort, naechsterTermin } = inhaber.freiwillig;

/**
 * Telephone, with its hours (`telefonzeiten` in inhaber.yaml), and e-mail, and what clients ask first; a fact the owner
 * leaves out is left out here.
 */
export function DirectContact({ title }: { title: string }) {
	const { erreichbarkeit } = rahmen;
	const { angaben } = kontakt;
	return (
		<section className={styles.direct}>
			<h2>{title}</h2>
			<dl className={styles.facts}>
				<Fact name={[erreichbarkeit.telefon, telefonzeiten].filter(Boolean).join(', ')}>
					<ContactLink channel="telefon" className={link} />
				</Fact>
				<Fact name={erreichbarkeit.email}>
					<ContactLink channel="email" className={link} />
					<small className={styles.below}>{noBreak(kontakt.empfehlung)}</small>
				</Fact>
				<Fact name={angaben.preisrahmen}>
					{price && (
						<>
							{`${price.amount} `}
							<small>{price.tax}</small>
						</>
					)}
				</Fact>
				<Fact name={angaben.ort}>{ort}</Fact>
				<Fact name={angaben.naechsterTermin}>{naechsterTermin}</Fact>
			</dl>
		</section>
	);
}
