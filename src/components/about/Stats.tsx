import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { yearsOfExperience } from '../../lib/years-of-experience.ts';
import { DimensionLine } from '../drawing/DimensionLine.tsx';
import styles from './Stats.module.css';

/** Three figures, each on its dimension line. scripts/years.ts counts the years to the visitor's today. */
export function Stats() {
	const years = yearsOfExperience(inhaber.startJahr, new Date());
	return (
		<dl className={styles.stats}>
			<div>
				<dt>{about.jahreErfahrung}</dt>
				<dd>
					<DimensionLine>
						+<span data-since={inhaber.startJahr}>{years}</span>
					</DimensionLine>
				</dd>
			</div>
			{about.zahlen.map(({ name, zahl }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						<DimensionLine>+{zahl}</DimensionLine>
					</dd>
				</div>
			))}
		</dl>
	);
}
