import { about } from '../../content/texte/about.ts';
import { HEIGHT, WIDTHS } from '../about/CareerStations.tsx';
import drawings from '../about/stations.svg?url';
import styles from './CareerDrawing.module.css';

/** The drawings of the career's stations beside each other on one ground line, as decoration. */
export function CareerDrawing() {
	const names = about.stationen.map(({ zeichnung = 'stake' as const }) => zeichnung);
	const widthOf = (row: typeof names) => row.reduce((sum, name) => sum + WIDTHS[name], 0);
	const begins = names.map((_, i) => widthOf(names.slice(0, i)));
	return (
		<svg className={styles.row} viewBox={`0 0 ${widthOf(names)} ${HEIGHT}`} aria-hidden="true">
			{names.map((name, i) => (
				<g key={begins[i]} transform={`translate(${begins[i]})`}>
					<use href={`${drawings}#${name}-axes`} />
					<use href={`${drawings}#${name}`} />
				</g>
			))}
		</svg>
	);
}
