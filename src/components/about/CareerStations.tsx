import { about } from '../../facts/texts.ts';
import type { Station } from '../../facts/texts-schema.ts';
import grid from '../../styles/compositions/grid.module.css';
import styles from './CareerStations.module.css';
import drawings from './stations.svg?url';

type Drawing = NonNullable<Station['zeichnung']> | 'stake';

/** Sizes in the drawings' own units; most take two columns of the page. */
const HEIGHT = 292;
const TWO_COLUMNS = 217.3;
const THREE_COLUMNS = 326;
const IN_THREE_COLUMNS: readonly Drawing[] = ['brackets', 'orbits'];

/** The stations of the career: drawings on one ground line, below it a dimension chain and the words. */
export function CareerStations() {
	return (
		<ol className={`${grid.grid} ${styles.stations}`}>
			{about.stationen.map(({ titel, text, zeichnung = 'stake' as const }) => (
				<li
					key={titel}
					className={IN_THREE_COLUMNS.includes(zeichnung) ? styles.threeColumns : styles.twoColumns}
				>
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
	const width = IN_THREE_COLUMNS.includes(drawing) ? THREE_COLUMNS : TWO_COLUMNS;
	const groundLine = drawing === 'orbits' ? 'unbuilt' : 'ground';
	return (
		<svg className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
			<use href={`${drawings}#${drawing}-axes`} />
			<use href={`${drawings}#${drawing}`} />
			<use className={styles.groundLine} href={`${drawings}#${groundLine}`} x={width} />
		</svg>
	);
}
