import { Menu, X } from 'lucide';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { sheetName } from '../../content-schema/sheet-name.ts';
import { Signet } from '../drawing/Signet.tsx';
import { CellGrid } from '../ui/CellGrid.tsx';
import { ContactLink } from '../ui/ContactLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

const texts = rahmen.navigation;
/**
 * The texts of all links in one string. Header.module.css draws it invisibly to reserve their width: a
 * space stands for the gap between links, a dot for a space within a text.
 */
const links = texts.ziele.map(({ text }) => text.replaceAll(' ', '.')).join(' ');

/** Logo and main navigation. On phones the list is a popover: it opens and closes without JavaScript. */
export function Header({ path }: { path: string }) {
	return (
		<header className={styles.header} data-print="off">
			<div className={`shell ${styles.bar}`}>
				<a className={styles.logo} href="/" aria-description={texts.logo}>
					<Signet />
					<span>{inhaber.name}</span>
				</a>
				{/* The browser tells readers whether the popover is open. */}
				<button
					type="button"
					className={styles.toggle}
					popoverTarget="navigation"
					aria-label={texts.menue}
				>
					<span className={styles.iconWhenClosed}>
						<Icon icon={Menu} size={26} />
					</span>
					<span className={styles.iconWhenOpen}>
						<Icon icon={X} size={26} />
					</span>
				</button>
				<nav
					id="navigation"
					popover="auto"
					className={styles.navigation}
					aria-label={texts.name}
					data-links={links}
				>
					<ul className={styles.list}>
						{texts.ziele.map(({ text, href, lang }) => (
							<li key={href}>
								<a
									className={`${styles.link} ${href === '/kontakt' ? styles.action : styles.page}`}
									href={href}
									aria-current={current(href, path)}
								>
									<span lang={lang}>{text}</span>
								</a>
							</li>
						))}
					</ul>
					<div className={styles.contact}>
						<CellGrid
							cells={[
								{ name: rahmen.erreichbarkeit.telefon, value: <ContactLink channel="telefon" /> },
								{ name: rahmen.fusszeile.blatt, value: sheetName(path) },
								{ name: rahmen.erreichbarkeit.email, value: <ContactLink channel="email" /> },
							]}
						/>
					</div>
				</nav>
			</div>
		</header>
	);
}

/** 'page' for the page itself, 'true' for the section it belongs to. */
function current(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
