import { ArrowRight } from 'lucide-react';
import { portfolio } from '../../content/texte/portfolio.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import styles from './BuildingPlot.module.css';

/** The free plot at the street's end: a string between two stakes, a person for scale, and a sign that links to the form. */
export function BuildingPlot() {
	return (
		<div className={styles.plot}>
			<a href="/kontakt">
				<small>{portfolio.freierPlatz}</small>
				{rahmen.aufruf.knopf}
				<ArrowRight size={20} />
			</a>
			<svg viewBox="0 0 169 99" aria-hidden="true">
				<path d="M12 0v99M157 0v99" />
				<path className={styles.string} d="M2 33h164" />
				<path
					className={styles.figure}
					d="M120 41a5.5 5.5 0 1 1 .1 0ZM114 43h12v23h-3v33h-2.5v-31h-1v31H117v-33h-3Z"
				/>
			</svg>
		</div>
	);
}
