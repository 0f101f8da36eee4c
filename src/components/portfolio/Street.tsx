import { portfolio } from '../../content/texte/portfolio.ts';
import styles from './Street.module.css';

/** From desktop width on: a street of houses, around the section line with its houses. */
export function Street({ children }: { children: React.ReactNode }) {
	return (
		<nav className={`shell ${styles.street}`} aria-label={portfolio.strasse}>
			{children}
		</nav>
	);
}
