import { about, type Zeichnung } from '../../content/texte/about.ts';
import tick from '../../styles/compositions/tick.module.css';
import styles from './CareerStations.module.css';
import drawings from './stations.svg?url';

type Drawing = Zeichnung | 'stake';

/** A drawing's width and the height of all, in their own units, as in CareerStations.module.css. */
export const HEIGHT = 292;
export const WIDTHS: Record<Drawing, number> = {
	house: 217.3,
	bridge: 217.3,
	window: 217.3,
	brackets: 326,
	orbits: 302,
	stake: 217.3,
};

/** The stations of the career on one ground line; browsers with scroll timelines draw it as the page scrolls. */
export function CareerStations() {
	const { length } = about.stationen;
	return (
		<ol className={length > 6 ? `${styles.stations} ${styles.many}` : styles.stations}>
			{about.stationen.map(({ titel, text, zeichnung = 'stake' as const }, i) => (
				<li
					key={titel}
					className={i === length - 1 ? styles.last : undefined}
					data-drawing={zeichnung}
				>
					<span className={styles.drawing}>
						<StationDrawing drawing={zeichnung} />
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

function StationDrawing({ drawing }: { drawing: Drawing }) {
	const width = WIDTHS[drawing];
	const groundLine = drawing === 'orbits' ? 'unbuilt' : 'ground';
	return (
		<svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="xMinYMin" aria-hidden="true">
			<use href={`${drawings}#${drawing}-axes`} />
			<use href={`${drawings}#${drawing}`} data-drawn="" />
			<use
				className={styles.groundLine}
				href={`${drawings}#${groundLine}`}
				x={width}
				data-drawn=""
			/>
		</svg>
	);
}
