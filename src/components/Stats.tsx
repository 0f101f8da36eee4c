import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { yearsOfExperience } from '../lib/years-of-experience.ts';
import { DimensionLine } from './DimensionLine.tsx';
import stil from './Stats.module.css';

/** Three figures, each on its dimension line. The years go on counting in the visitor's browser. */
export function Stats() {
	const jahre = yearsOfExperience(inhaber.startJahr, new Date());
	return (
		<dl className={stil.statistik}>
			<div>
				<dt>{about.jahreErfahrung}</dt>
				<dd>
					<DimensionLine>
						+<span data-seit={inhaber.startJahr}>{jahre}</span>
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
