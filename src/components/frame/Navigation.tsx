import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rahmen } from '../../content/texte/rahmen.ts';
import { TWO_SLIDES } from '../../lib/widths.ts';
import styles from './Navigation.module.css';

const texts = rahmen.navigation;

type Props = {
	/** Canonical path of the page. */
	path: string;
	/** Below the links of the phone's menu: how to call the owner. */
	children?: React.ReactNode;
};

/**
 * The main navigation. On phones its list is a popover, which opens and closes without JavaScript; hydrated
 * it also closes when a link is chosen, when the page comes back from the back/forward cache, and when the
 * window becomes wide enough for the row of links.
 */
export function Navigation({ path, children }: Props) {
	const menu = useRef<HTMLElement>(null);
	const [isOpen, setOpen] = useState(false);
	const close = () => menu.current?.hidePopover?.();
	useEffect(() => {
		const hide = () => menu.current?.hidePopover?.();
		const wide = matchMedia(TWO_SLIDES);
		wide.addEventListener('change', hide);
		addEventListener('pageshow', hide);
		return () => {
			wide.removeEventListener('change', hide);
			removeEventListener('pageshow', hide);
		};
	}, []);
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
				onToggle={(event) => setOpen(event.newState === 'open')}
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
