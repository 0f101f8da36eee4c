import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { clientColour } from '../../facts/client-colours.ts';
import { projektPath } from '../../facts/projekte.ts';
import { BuildingPlot } from './BuildingPlot.tsx';
import { BuiltHouse, DrawnHouse, ROOFS } from './House.tsx';
import styles from './Street.module.css';

/** From desktop width on: a street with a house for each roof, around the section line. */
export function Street({ children }: { children: React.ReactNode }) {
	return (
		<nav
			className={`shell ${styles.street}`}
			style={{ '--houses': ROOFS.length }}
			aria-label={portfolio.strasse}
		>
			{children}
		</nav>
	);
}

/**
 * The clients' websites as houses, drawn left of the section line and built right of it, and after the last
 * a free plot. The built houses are a second row over the drawn ones, whose links get every click.
 */
export function Houses({ projekte }: { projekte: readonly Projekt[] }) {
	const houses = ROOFS.flatMap((roof, i) => {
		const projekt = projekte[i];
		return projekt ? { projekt, roof } : [];
	});
	return (
		<div className={styles.houses}>
			<ol className={styles.row}>
				{houses.map(({ projekt, roof }) => (
					<li key={projekt.metadaten.url}>
						<a className={styles.house} href={projektPath(projekt)} draggable={false}>
							<DrawnHouse projekt={projekt} roof={roof} />
							<b>{projekt.projekt.kunde}</b>
						</a>
					</li>
				))}
				<li>
					<BuildingPlot />
				</li>
			</ol>
			<div className={`${styles.row} ${styles.built}`} aria-hidden="true">
				{houses.map(({ projekt, roof }) => (
					<BuiltHouse
						key={projekt.metadaten.url}
						projekt={projekt}
						roof={roof}
						colour={clientColour(projekt)}
					/>
				))}
			</div>
		</div>
	);
}
