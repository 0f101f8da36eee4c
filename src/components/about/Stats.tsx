import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { yearsOfExperience } from '../../lib/years-of-experience.ts';
import styles from './Stats.module.css';

/** Three figures and, in one scale, how long each is. scripts/years.ts counts the years to the visitor's today. */
export function Stats() {
	const years = yearsOfExperience(inhaber.startJahr, new Date());
	const rows: Row[] = [
		{ name: about.jahreErfahrung, zahl: years, since: inhaber.startJahr },
		...about.zahlen,
	];
	const longest = Math.max(...rows.map(({ zahl }) => zahl));
	/** Of the width, in percent. */
	const unit = 100 / (longest + PLUS);
	const step = longest > 40 ? 10 : 1;
	return (
		<>
			<dl className={styles.stats}>
				{rows.map((row) => (
					<div key={row.name}>
						<dt>{row.name}</dt>
						<dd>
							<p>
								+<span data-since={row.since}>{row.zahl}</span>
							</p>
							<Length {...row} unit={unit} />
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.scale}>{about.massstab(step)}</p>
			<svg width="0" height="0" aria-hidden="true">
				<pattern id="unit" patternUnits="userSpaceOnUse" width={`${unit * step}%`} height="34">
					<path d="M0 12h1v10H0z" />
				</pattern>
			</svg>
		</>
	);
}

type Row = { name: string; zahl: number; since?: number };

/** How far the dashed „+“ reaches beyond a figure, in units. */
const PLUS = 0.8;

/** A dimension line with a stroke at each unit; what is more than the figure is dashed. */
function Length({ zahl, since, unit }: Row & { unit: number }) {
	const end = `${zahl * unit}%`;
	const counted = since && { 'data-since': since, 'data-unit': unit };
	return (
		<svg className={styles.length} height="34" aria-hidden="true">
			<rect width={end} height="34" fill="url(#unit)" data-grows="width" {...counted} />
			<rect width={end} y="16" height="2" data-grows="width" {...counted} />
			<path d="M0 0v34M-6 23 6 11" />
			<svg x={end} data-grows="x" {...counted}>
				<path d="M0 0v34M-6 23 6 11" />
				<line x1="10" x2={`${PLUS * unit}%`} y1="17" y2="17" strokeDasharray="5 2" />
			</svg>
		</svg>
	);
}
