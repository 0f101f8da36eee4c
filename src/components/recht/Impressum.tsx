import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../../content/texte/recht.ts';
import { PostalAddress } from './Anschrift.tsx';
import { Erreichbarkeit } from './Erreichbarkeit.tsx';
import styles from './recht.module.css';

const SECTIONS = [
	{
		id: 'anbieter',
		titel: 'Angaben gemäß § 5 DDG',
		Inhalt: () => <PostalAddress />,
	},
	{
		id: 'kontakt',
		titel: 'Kontakt',
		Inhalt: () => <Erreichbarkeit />,
	},
	{
		id: 'umsatzsteuer',
		titel: 'Umsatzsteuer-ID',
		Inhalt: () => (
			<p>
				{`Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a Umsatzsteuergesetz: ${inhaber.ustId}`}
			</p>
		),
	},
	{
		id: 'redaktion',
		titel: 'Redaktionell verantwortlich',
		Inhalt: () => (
			<>
				<p>Verantwortlich für den Inhalt nach §&nbsp;18&nbsp;Abs.&nbsp;2&nbsp;MStV:</p>
				<PostalAddress />
			</>
		),
	},
	{
		id: 'streitbeilegung',
		titel: 'Streitbeilegung für Verbraucher',
		Inhalt: () => (
			<p>
				Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
				Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36 VSBG).
			</p>
		),
	},
	{
		id: 'lizenzen',
		titel: 'Freie Software und Schriften',
		Inhalt: () => (
			<p>
				Diese Website verwendet freie Software und Schriften. Ihre Lizenzen stehen in der Datei{' '}
				<a href="/lizenzen.txt">lizenzen.txt</a>.
			</p>
		),
	},
] as const;

/** The legal notice below its page headline. */
export function Impressum() {
	return (
		<div className={`${styles.recht} ${styles.withoutContent}`}>
			{SECTIONS.filter(({ id }) => id !== 'umsatzsteuer' || inhaber.ustId).map(
				({ id, titel, Inhalt }) => (
					<section key={id} className={styles.section} aria-labelledby={id}>
						<h2 id={id}>{titel}</h2>
						<Inhalt />
					</section>
				),
			)}
			<p className={styles.state}>{`${recht.stand} ${recht.impressum.stand}`}</p>
		</div>
	);
}
