import { about, type Zeichnung } from '../../content/texte/about.ts';
import grid from '../../styles/compositions/grid.module.css';
import styles from './CareerStations.module.css';
import drawings from './stations.svg?url';

type Drawing = Zeichnung | 'stake';

/** Sizes in the drawings' own units: a narrow one takes two columns, a wide one three. */
const HEIGHT = 292;
const NARROW = 217.3;
const WIDE = 326;
const WIDE_DRAWINGS: readonly Drawing[] = ['brackets', 'orbits'];

/** The stations of the career: drawings on one ground line, below it a dimension chain and the words. */
export function CareerStations() {
	return (
		<ol className={`${grid.grid} ${styles.stations}`}>
			{about.stationen.map(({ titel, text, zeichnung = 'stake' as const }) => (
				<li key={titel} className={WIDE_DRAWINGS.includes(zeichnung) ? styles.wide : styles.narrow}>
					<StationDrawing drawing={zeichnung} />
					<div className={styles.words}>
						<h3>{titel}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

function StationDrawing({ drawing }: { drawing: Drawing }) {
	const width = WIDE_DRAWINGS.includes(drawing) ? WIDE : NARROW;
	const groundLine = drawing === 'orbits' ? 'unbuilt' : 'ground';
	return (
		<svg className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
			<use href={`${drawings}#${drawing}-axes`} />
			<use href={`${drawings}#${drawing}`} />
			<use className={styles.groundLine} href={`${drawings}#${groundLine}`} x={width} />
		</svg>
	);
}
