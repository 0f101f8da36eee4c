import { about, type Zeichnung } from '../../content/texte/about.ts';
import tick from '../../styles/compositions/tick.module.css';
import styles from './CareerStations.module.css';
import drawings from './stations.svg?url';

/** A drawing's width in its own units; all are 292 high. CareerStations.module.css knows those of other widths. */
const WIDTHS: Record<Zeichnung | 'stake', number> = {
	house: 217.3,
	bridge: 217.3,
	window: 217.3,
	brackets: 326,
	orbits: 302,
	stake: 217.3,
};

/** The stations of the career on one ground line; browsers with scroll timelines draw it as the page scrolls. */
export function CareerStations() {
	const many = about.stationen.length > 6;
	return (
		<ol className={many ? `${styles.stations} ${styles.many}` : styles.stations}>
			{about.stationen.map(({ titel, text, zeichnung = 'stake' }) => (
				<li key={titel} data-drawing={zeichnung}>
					<span className={styles.place}>
						<noscript data-later="">
							<svg
								viewBox={`0 0 ${WIDTHS[zeichnung]} 292`}
								preserveAspectRatio="xMinYMin"
								aria-hidden="true"
							>
								<use href={`${drawings}#${zeichnung}-axes`} />
								<use href={`${drawings}#${zeichnung}`} data-drawn="" />
								<use
									className={styles.ground}
									href={`${drawings}#${zeichnung === 'orbits' ? 'unbuilt' : 'ground'}`}
									x={WIDTHS[zeichnung]}
									data-drawn=""
								/>
							</svg>
						</noscript>
					</span>
					<div className={`${tick.tick} ${styles.words}`}>
						<h3>{titel}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
