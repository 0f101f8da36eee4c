import { schnitt } from '../../content/texte/schnitt.ts';
import { start } from '../../content/texte/start.ts';
import { clientsWithPlan, rissOf } from '../../content-schema/projekte.ts';
import { clientTabs } from '../../lib/client-tabs.ts';
import handle from '../../styles/compositions/section-handle.module.css';
import { PlanStage } from '../drawing/PlanStage.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { SectionRing } from '../drawing/SectionRing.tsx';
import { ClientTabs } from './ClientTabs.tsx';
import { CutHeadline } from './CutHeadline.tsx';
import styles from './HomeCut.module.css';
import { LiveChain } from './LiveChain.tsx';

/** How wide a client's site is on home, as a `sizes` value. */
export const PLATE_SIZES = '(width >= 48rem) 80vw, 92vw';

/**
 * One section line through the job title and a client's site: left of it both are drawn, right of it
 * built. --line-percent is its place; scripts/home-cut.ts moves it, scripts/client-tabs.ts changes the site.
 */
export function HomeCut() {
	const { tabs, hasMore } = clientTabs(clientsWithPlan());
	const entry = tabs[0]?.entry;
	const riss = entry && rissOf(entry);
	return (
		<div className={`shell ${styles.clip}`}>
			<div
				className={tabs.length > 1 ? `${styles.cut} ${styles.tabbed}` : styles.cut}
				data-line={riss ? 'waits' : 'stays'}
			>
				<CutHeadline title={start.titel} />
				<LiveChain />
				{riss && (
					<div className={styles.plate} data-focus="outline">
						<div className={styles.layer} data-layer="">
							<PlanStage entry={entry} riss={riss} sizes={PLATE_SIZES} first />
						</div>
						<Handle />
						<ClientTabs tabs={tabs.map((client) => client.entry)} hasMore={hasMore} />
					</div>
				)}
				<SectionLine className={styles.line} />
			</div>
		</div>
	);
}

/** Where the line rests with the job title that ships, in percent; the initial value of --line-percent, too. */
const HOME_RESTING_PLACE = 48;

/** The range input over the whole plate, and the ring on the line. */
function Handle() {
	return (
		<>
			<input
				className={`${handle.range} ${styles.handle}`}
				type="range"
				defaultValue={HOME_RESTING_PLACE}
				autoComplete="off"
				aria-label={schnitt.griff}
				aria-valuetext={schnitt.stand(HOME_RESTING_PLACE, schnitt.plan.links)}
				data-0={schnitt.plan.ganz[0]}
				data-100={schnitt.plan.ganz[100]}
				data-print="off"
			/>
			<SectionRing className={styles.ring} size={14} />
		</>
	);
}
