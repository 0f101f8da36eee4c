import { about } from '../../content/texte/about.ts';
import { OwnStyles } from '../ui/OwnStyles.tsx';
import styles from './Elevation.module.css';
import drawings from './stations.svg?url';

type Drawing = readonly [name: string, width: number];

/** The sample's stations by their titles: the drawing's name, and its width of 292 in height. */
const DRAWINGS: Record<string, Drawing> = {
	Bauzeichner: ['house', 217.3],
	Bauingenieurwesen: ['bridge', 217.3],
	'Erste WordPress-Website': ['window', 217.3],
	'HTML, CSS & JavaScript': ['brackets', 326],
	React: ['orbits', 302],
};
/** For a station with another title: a point staked out on the ground. */
const STAKE: Drawing = ['stake', 217.3];

/** A column with its gap, in the units of the drawings. */
const COLUMN = 108.67;

/** The career as one elevation: its stations on one ground line, drawn as the page scrolls. */
export function Elevation() {
	const stations = about.stationen.map((words) => ({
		...words,
		drawing: DRAWINGS[words.titel] ?? STAKE,
	}));
	const isSample = stations.map(({ titel }) => titel).join() === Object.keys(DRAWINGS).join();
	return (
		<>
			<OwnStyles css={columnsOf(stations.map(({ drawing: [, width] }) => width))} />
			<ol className={isSample ? styles.elevation : `${styles.elevation} ${styles.own}`}>
				{stations.map(({ titel: title, text, drawing: [name, width] }) => (
					<li key={title}>
						<span>
							<noscript data-later="">
								<svg
									viewBox={`0 0 ${width} 292`}
									preserveAspectRatio={isSample ? undefined : 'xMinYMin'}
									aria-hidden="true"
								>
									<use href={`${drawings}#${name}-axes`} />
									<use href={`${drawings}#${name}`} data-drawn="" />
									{!isSample && (
										<use
											href={`${drawings}#${name === 'orbits' ? 'unbuilt' : 'ground'}`}
											x={width}
											data-drawn=""
										/>
									)}
								</svg>
							</noscript>
						</span>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ol>
		</>
	);
}

/** The columns of all stations, and of each with its turn to be drawn and its width, as custom properties. */
function columnsOf(widths: number[]): string {
	const list = `.${styles.elevation}`;
	const spans = widths.map((width) => Math.ceil(width / COLUMN));
	const all = spans.reduce((sum, span) => sum + span, 0);
	const each = widths.map(
		(width, n) => `${list} li:nth-child(${n + 1}){--n:${n};--span:${spans[n]};--width:${width}}`,
	);
	return `${list}{--parts:${all}}${each.join('')}`;
}
