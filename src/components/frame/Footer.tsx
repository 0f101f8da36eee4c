import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './Footer.module.css';

const texts = rahmen.fusszeile;

type Props = {
	path: string;
	/** A line sets it off from the page above. */
	isRuled: boolean;
};

export function Footer({ path, isRuled }: Props) {
	return (
		<footer
			className={isRuled ? `shell ${styles.footer} ${styles.ruled}` : `shell ${styles.footer}`}
		>
			<p className={styles.author}>
				<span lang={texts.urheberSprache}>{texts.urheber}</span>
				{` ${inhaber.name}`}
			</p>
			<ul className={styles.contact}>
				<li>
					<ContactLink channel="telefon" className={styles.link} />
				</li>
				<li>
					<ContactLink channel="email" className={styles.link} />
				</li>
				<li className={styles.place}>{inhaber.anschrift.ort}</li>
			</ul>
			<nav aria-label={texts.rechtliches}>
				<ul className={styles.legal}>
					{texts.ziele.map(({ text, href }) => (
						<li key={href}>
							<a
								className={styles.link}
								href={href}
								aria-current={path === href ? 'page' : undefined}
							>
								{text}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</footer>
	);
}
