import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../../content/texte/recht.ts';
import { PostalAddress } from './Anschrift.tsx';
import { Erreichbarkeit } from './Erreichbarkeit.tsx';
import styles from './recht.module.css';

const SECTIONS = [
	{
		id: 'anbieter',
		title: 'Angaben gemäß § 5 DDG',
		Content: () => <PostalAddress />,
	},
	{
		id: 'kontakt',
		title: 'Kontakt',
		Content: () => <Erreichbarkeit />,
	},
	{
		id: 'umsatzsteuer',
		title: 'Umsatzsteuer-ID',
		Content: () => (
			<p>
				{`Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a Umsatzsteuergesetz: ${inhaber.ustId}`}
			</p>
		),
	},
	{
		id: 'redaktion',
		title: 'Redaktionell verantwortlich',
		Content: () => (
			<>
				<p>Verantwortlich für den Inhalt nach §&nbsp;18&nbsp;Abs.&nbsp;2&nbsp;MStV:</p>
				<PostalAddress />
			</>
		),
	},
	{
		id: 'streitbeilegung',
		title: 'Streitbeilegung für Verbraucher',
		Content: () => (
			<p>
				Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
				Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36 VSBG).
			</p>
		),
	},
	{
		id: 'lizenzen',
		title: 'Freie Software und Schriften',
		Content: () => (
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
				({ id, title, Content }) => (
					<section key={id} className={styles.section} aria-labelledby={id}>
						<h2 id={id}>{title}</h2>
						<Content />
					</section>
				),
			)}
			<p className={styles.state}>{`${recht.stand} ${recht.impressum.stand}`}</p>
		</div>
	);
}
