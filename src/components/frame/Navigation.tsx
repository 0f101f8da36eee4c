import { Menu, X } from 'lucide-react';
import { rahmen } from '../../content/texte/rahmen.ts';
import styles from './Navigation.module.css';
import { useMenu } from './use-menu.ts';

const texts = rahmen.navigation;

type Props = {
	/** Canonical path of the page. */
	path: string;
	/** Below the links of the phone's menu: how to call the owner. */
	children?: React.ReactNode;
};

/**
 * The main navigation. On phones its list is a popover, which opens and closes without JavaScript; hydrated
 * it also closes when a link is chosen.
 */
export function Navigation({ path, children }: Props) {
	const { menu, isOpen, close, onToggle } = useMenu();
	return (
		<>
			<button
				type="button"
				className={styles.toggle}
				popoverTarget="navigation"
				aria-label={isOpen ? texts.schliessen : texts.oeffnen}
			>
				<Menu className={styles.closed} size={26} />
				<X className={styles.open} size={26} />
			</button>
			<nav
				id="navigation"
				ref={menu}
				popover="auto"
				className={styles.navigation}
				aria-label={texts.name}
				onToggle={onToggle}
			>
				<ul className={styles.list}>
					{texts.ziele.map(({ text, href, lang }) => (
						<li key={href}>
							<a
								className={href === '/kontakt' ? `${styles.link} ${styles.action}` : styles.link}
								href={href}
								aria-current={current(href, path)}
								onClick={close}
							>
								<span lang={lang}>{text}</span>
							</a>
						</li>
					))}
				</ul>
				<div className={styles.contact}>{children}</div>
			</nav>
		</>
	);
}

/** 'page' for the page itself, 'true' for the section it belongs to. */
function current(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
