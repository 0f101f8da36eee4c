import { ChevronLeft, ChevronRight } from 'lucide';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { clientColour } from '../../content-schema/client-colours.ts';
import { rissOf } from '../../content-schema/projekte.ts';
import { chooseRoofs } from '../../lib/choose-roofs.ts';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { tick } from '../../styles/compositions/tick.module.css';
import { BuildingPlot } from './BuildingPlot.tsx';
import { BuiltHouse, DrawnHouse } from './House.tsx';
import styles from './Street.module.css';

/** So many houses stand side by side; with more the street scrolls. */
const IN_SIGHT = 6;

/**
 * All clients' sites as a street of houses, left of the section line drawn, right of it built. The
 * built houses are a second row over the drawn ones, cut at the line; the drawn ones are the links.
 * scripts/street.ts moves the line; a street that scrolls moves below it without a script.
 */
export function Street({ projekte }: { projekte: Projekt[] }) {
	if (projekte.length === 0) return null;
	const roofs = chooseRoofs(projekte.map(({ projekt }) => projekt));
	const houses = projekte.map((entry, i) => ({ entry, roof: roofs[i] ?? 'hip' }));
	const count = projekte.length;
	return (
		<nav
			className={`${styles.street} ${count > IN_SIGHT ? '' : styles.standing}`}
			aria-label={portfolio.strasse}
			data-street=""
			data-full={count < IN_SIGHT ? undefined : ''}
			data-rest={Math.max(1, Math.min(3, count - 1))}
		>
			<div className={styles.row}>
				<div className={styles.scroller}>
					<div className={styles.houses}>
						<ol className={styles.drawn}>
							{houses.map(({ entry, roof }, i) => (
								<li key={entry.metadaten.url}>
									<a href={`/portfolio/${entry.metadaten.url}`} draggable={false}>
										<DrawnHouse entry={entry} roof={roof} priority={i < 2} />
										<Width entry={entry} />
										<b>{entry.projekt.kunde}</b>
										<small>{entry.projekt.branche}</small>
									</a>
								</li>
							))}
						</ol>
						<div className={styles.built} aria-hidden="true">
							{houses.map(({ entry, roof }) => (
								<BuiltHouse
									key={entry.metadaten.url}
									entry={entry}
									roof={roof}
									colour={clientColour(entry)}
								/>
							))}
						</div>
						<input
							className={styles.range}
							type="range"
							step="any"
							autoComplete="off"
							aria-label={portfolio.linie}
							data-print="off"
						/>
						<div className={styles.cursor} aria-hidden="true">
							<SectionLine className={styles.line} />
							<span className={styles.ring}>
								<Icon form={ChevronLeft} size={16} />
								<Icon form={ChevronRight} size={16} />
							</span>
						</div>
					</div>
				</div>
				{count > IN_SIGHT && <Pager count={count} />}
				<BuildingPlot />
			</div>
		</nav>
	);
}

/** The chain below a house: for how many pixels its site was drawn. */
function Width({ entry }: { entry: Projekt }) {
	return (
		<span className={`${tick} ${styles.width}`} aria-hidden="true">
			<i>{rissOf(entry)?.telefon.seite.breite ?? PHONE}</i>
		</span>
	);
}

/** CSS pixels of the phone that sites are recorded on. */
const PHONE = 390;

/** Which house stands at the line, and the way to its neighbours. */
function Pager({ count }: { count: number }) {
	return (
		<p className={styles.pager} data-print="off">
			<output aria-live="off">{portfolio.haus(1, count)}</output>
			<button type="button" value="-1" aria-label={portfolio.vorherigesHaus}>
				<Icon form={ChevronLeft} />
			</button>
			<button type="button" value="1" aria-label={portfolio.naechstesHaus}>
				<Icon form={ChevronRight} />
			</button>
		</p>
	);
}
