import { about } from '../content/texte/about.ts';
import drawings from './drawings.svg?url';
import styles from './Elevation.module.css';

/** The sample's stations by their titles: the drawing's name, and its width of 292 in height. */
const DRAWINGS: Record<string, [name: string, width: number]> = {
	Bauzeichner: ['house', 217.3],
	Bauingenieurwesen: ['bridge', 217.3],
	'Erste WordPress-Website': ['window', 217.3],
	'HTML, CSS & JavaScript': ['brackets', 326],
	React: ['orbits', 302],
};
/** For a station with another title: a point staked out on the ground. */
const STAKE = ['stake', 217.3] as const;

/** The career as one elevation: five stations on one ground line, drawn as the page scrolls. */
export function Elevation() {
	return (
		<ol className={styles.elevation}>
			{about.stationen.map(({ titel: title, text }) => {
				const [name, width] = DRAWINGS[title] ?? STAKE;
				return (
					<li key={title}>
						<svg viewBox={`0 0 ${width} 292`} aria-hidden="true">
							<use href={`${drawings}#${name}-axes`} />
							<use href={`${drawings}#${name}`} data-drawn="" />
						</svg>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
