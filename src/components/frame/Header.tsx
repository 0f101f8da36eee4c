import { inhaber } from '#shared/inhaber.ts';
import styles from './Header.module.css';
import { Signet } from './Signet.tsx';

/** The bar that stays at the window's top: the logo and, as children, the navigation. */
export function Header({ children }: { children?: React.ReactNode }) {
	return (
		<header className={styles.header}>
			<div className={`shell ${styles.bar}`}>
				<a className={styles.logo} href="/">
					<Signet />
					<span>{inhaber.name}</span>
				</a>
				{children}
			</div>
		</header>
	);
}
