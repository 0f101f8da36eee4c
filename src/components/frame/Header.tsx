import { Menu, Phone, X } from 'lucide-react';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { contactLink } from '../../lib/contact-link.ts';
import type { MenuLink } from '../../lib/menu.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './Header.module.css';
import { Signet } from './Signet.tsx';

const texts = rahmen.navigation;
/** The most links that leave room for the written number from the desktop's width on. */
const ROOM = 4;

type Props = {
	path: string;
	links: readonly MenuLink[];
};

/**
 * The bar that stays at the window's top: logo, navigation, telephone. On phones the navigation is a popover that a
 * button opens and closes without a script (layouts/CloseMenu.astro closes it at what a popover does not know).
 */
export function Header({ path, links }: Props) {
	return (
		<header className={styles.header}>
			<div className={`shell ${styles.bar} ${links.length > ROOM ? styles.crowded : ''}`}>
				<a className={styles.logo} href="/">
					<Signet />
					<span>{inhaber.name}</span>
				</a>
				<Navigation path={path} links={links} />
				<a
					className={styles.telephone}
					href={contactLink('telefon')}
					aria-label={rahmen.erreichbarkeit.anrufen(inhaber.telefon)}
				>
					<Phone size={20} />
					<bdi className={styles.number} dir="ltr" aria-hidden="true">
						{inhaber.telefon}
					</bdi>
				</a>
				<button
					type="button"
					className={styles.toggle}
					popoverTarget="navigation"
					aria-label={texts.menue}
				>
					<Menu className={styles.closed} size={26} />
					<X className={styles.open} size={26} />
				</button>
			</div>
		</header>
	);
}

/** The menu's links; on phones the telephone number and the e-mail address follow them. */
function Navigation({ path, links }: Props) {
	return (
		<nav id="navigation" popover="auto" className={styles.navigation} aria-label={texts.name}>
			<ul className={styles.list}>
				{links.map(({ text, href, lang }) => (
					<li key={href}>
						<a className={linkClass(href, path)} href={href} aria-current={current(href, path)}>
							<span lang={lang}>{text}</span>
						</a>
					</li>
				))}
			</ul>
			<div className={styles.contact}>
				<ContactLink channel="telefon" className={styles.link} />
				<ContactLink channel="email" className={styles.link} />
			</div>
		</nav>
	);
}

/** The link to Kontakt is a button: outlined on home, whose first view has another of that name. */
function linkClass(href: string, path: string): string | undefined {
	if (href !== '/kontakt') return styles.link;
	const kind = path === '/' ? styles.outlined : styles.filled;
	return `${styles.link} ${styles.action} ${kind}`;
}

/** 'page' for the page itself, 'true' for the section it belongs to. */
function current(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
