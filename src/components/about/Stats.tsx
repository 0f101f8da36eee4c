import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { yearsOfExperience } from '../../lib/years-of-experience.ts';
import styles from './Stats.module.css';

/** Three figures and, in one scale, how long each is. scripts/years.ts counts the years up to the day of the visit. */
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
							<Length {...row} unit={unit} step={step} />
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.scale}>{about.massstab(step)}</p>
		</>
	);
}

type Row = { name: string; zahl: number; since?: number };

/** How far the dashed „+“ reaches beyond a figure, in units. */
const PLUS = 0.8;

/** A dimension line with a stroke at each step of units; what is more than the figure is dashed. */
function Length({ zahl, since, unit, step }: Row & { unit: number; step: number }) {
	return (
		<svg className={styles.length} height="34" aria-hidden="true">
			{since && (
				<pattern id="unit" patternUnits="userSpaceOnUse" width={percent(unit * step)} height="34">
					<path d="M0 12h1v10H0z" />
				</pattern>
			)}
			<svg
				width={percent(zahl * unit)}
				data-since={since}
				data-unit={since && unit}
				aria-hidden="true"
			>
				<rect width="100%" height="34" fill="url(#unit)" />
				<rect width="100%" y="16" height="2" />
				<path d="M.5 0v34M-6 23 6 11" />
				<svg x="100%" aria-hidden="true">
					<path d="M.5 0v34M-6 23 6 11" />
					<line x1="10" x2={percent((100 * PLUS) / zahl)} y1="17" y2="17" strokeDasharray="5 2" />
				</svg>
			</svg>
		</svg>
	);
}

function percent(share: number): string {
	return `${Math.round(share * 100) / 100}%`;
}
