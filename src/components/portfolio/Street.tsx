import { ChevronLeft, ChevronRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { VIEWPORTS } from '#shared/viewports.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { clientColour } from '../../content-schema/client-colours.ts';
import { rissOf } from '../../content-schema/projekte.ts';
import { chooseRoofs } from '../../lib/choose-roofs.ts';
import handle from '../../styles/compositions/section-handle.module.css';
import tick from '../../styles/compositions/tick.module.css';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { SectionRing } from '../drawing/SectionRing.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BuildingPlot } from './BuildingPlot.tsx';
import { BuiltHouse, DrawnHouse } from './House.tsx';
import styles from './Street.module.css';

/** With more houses the street scrolls. */
const MAX_WITHOUT_SCROLLING = 6;

/**
 * Shows all clients' sites as a street of houses: drawn left of the section line, built right of it. The
 * built houses are a second row over the drawn ones, clipped at the line; the links are in the drawn row.
 * scripts/street.ts moves the line; a street that scrolls moves below it without a script.
 */
export function Street({ projekte }: { projekte: Projekt[] }) {
	const count = projekte.length;
	if (count === 0) return null;
	const fits = count <= MAX_WITHOUT_SCROLLING;
	// Where the line rests: in the middle of the last house but one, at most of the third.
	const restingPlace = Math.max(1, Math.min(3, count - 1)) - 0.5;
	const roofs = chooseRoofs(projekte.map(({ projekt }) => projekt));
	const houses = projekte.map((entry, i) => ({ entry, roof: roofs[i] ?? 'hip' }));
	return (
		<nav
			className={fits ? `${styles.street} ${styles.fitting}` : styles.street}
			aria-label={portfolio.strasse}
			data-focus="outline"
			data-street=""
		>
			{/* The page's content security policy allows no style attribute. */}
			<style>{`[data-street]{--line-at:${(100 * restingPlace) / count}%}`}</style>
			<div className={styles.row}>
				<div className={styles.scroller} data-plot={portfolio.bauplatz}>
					<div className={styles.houses}>
						<ol className={styles.drawn}>
							{houses.map(({ entry, roof }, i) => (
								<li key={entry.metadaten.url}>
									<a href={`/portfolio/${entry.metadaten.url}`} draggable={false}>
										<DrawnHouse entry={entry} roof={roof} first={i === 0} />
										<span className={`${tick.tick} ${styles.width}`} aria-hidden="true">
											<i>{rissOf(entry)?.telefon.seite.breite ?? VIEWPORTS.telefon.width}</i>
										</span>
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
						{fits && (
							<input
								className={`${handle.range} ${styles.handle}`}
								type="range"
								max={count}
								step={0.5}
								defaultValue={restingPlace}
								autoComplete="off"
								aria-label={schnitt.griff}
								aria-valuetext={portfolio.gezeichnet(restingPlace, count)}
								data-print="off"
							/>
						)}
						<div className={styles.movingLine} aria-hidden="true" data-print="off">
							<SectionLine className={styles.line} foot={false} />
							<SectionRing className={styles.ring} size={16} />
						</div>
					</div>
				</div>
				{!fits && <Pager count={count} />}
				<BuildingPlot />
			</div>
		</nav>
	);
}

/** Says which house is at the line, with buttons to its neighbours. */
function Pager({ count }: { count: number }) {
	return (
		<p className={styles.pager} data-print="off">
			<output aria-live="off">{portfolio.haus(1, count)}</output>
			<button type="button" value="-1" aria-label={portfolio.vorherigesHaus}>
				<Icon icon={ChevronLeft} />
			</button>
			<button type="button" value="1" aria-label={portfolio.naechstesHaus}>
				<Icon icon={ChevronRight} />
			</button>
		</p>
	);
}
