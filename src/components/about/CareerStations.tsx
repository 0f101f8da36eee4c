import { about } from '../../facts/texts.ts';
import type { Station } from '../../facts/texts-schema.ts';
import grid from '../../styles/compositions/grid.module.css';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './CareerStations.module.css';
import drawings from './stations.svg?url';

type Zeichnung = NonNullable<Station['zeichnung']>;

/** Sizes in the drawings' own units; most take two columns of the page. */
const HEIGHT = 292;
const TWO_COLUMNS = 217.3;
const THREE_COLUMNS = 326;
const IN_THREE_COLUMNS: readonly Zeichnung[] = ['brackets', 'orbits'];

/**
 * The stations of the career along a dimension chain; above it a drawing for each, on one ground line. Drawings are
 * shown only where every station has its own: between them the others would be gaps.
 */
export function CareerStations() {
	const { stationen } = about;
	const isDrawn = stationen.every(({ zeichnung }) => zeichnung);
	return (
		<ol className={`${isDrawn ? `${grid.grid} ${styles.drawn}` : styles.plain} ${styles.stations}`}>
			{stationen.map(({ titel, text, zeichnung }) => (
				<li key={titel} className={isDrawn ? columnsOf(zeichnung) : undefined}>
					{isDrawn && zeichnung && <StationDrawing drawing={zeichnung} />}
					<div className={styles.words}>
						<h3>{titel}</h3>
						<Paragraphs texts={[text]} />
					</div>
				</li>
			))}
		</ol>
	);
}

const isWide = (drawing: Zeichnung): boolean => IN_THREE_COLUMNS.includes(drawing);

function columnsOf(drawing: Station['zeichnung']): string | undefined {
	return drawing && isWide(drawing) ? styles.threeColumns : styles.twoColumns;
}

function StationDrawing({ drawing }: { drawing: Zeichnung }) {
	const width = isWide(drawing) ? THREE_COLUMNS : TWO_COLUMNS;
	// It leads on to the next drawing; behind the orbits it is dashed, as what is still to come.
	const groundLine = drawing === 'orbits' ? 'unbuilt' : 'ground';
	return (
		<svg className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
			<use href={`${drawings}#${drawing}-axes`} />
			<use href={`${drawings}#${drawing}`} />
			<use className={styles.groundLine} href={`${drawings}#${groundLine}`} x={width} />
		</svg>
	);
}
