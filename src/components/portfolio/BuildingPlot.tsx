import { ArrowRight } from 'lucide';
import { portfolio } from '../../content/texte/portfolio.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './BuildingPlot.module.css';

/** The free plot at the street's end: stakes with a string, a person for scale, and a sign that links to the form. */
export function BuildingPlot() {
	return (
		<div className={styles.plot} data-print="off">
			<svg viewBox="0 0 302 190" aria-hidden="true">
				<path d="M33 129v61M272 129v61M152 118v72" />
				<path className={styles.string} d="M20 145h262" />
				<path
					className={styles.figure}
					d="M238 139a5.5 5.5 0 1 1 .1 0ZM232 141h12v22h-3v27h-2.5v-25h-1v25H235v-27h-3Z"
				/>
			</svg>
			<a href="/kontakt">
				<small>{portfolio.bauplatz}</small>
				{rahmen.aufruf.knopf}
				<Icon icon={ArrowRight} size={22} />
			</a>
		</div>
	);
}
