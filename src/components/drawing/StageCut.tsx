import { useId } from 'react';
import { schnitt } from '../../content/texte/schnitt.ts';
import handle from '../../styles/compositions/section-handle.module.css';
import { SectionRing } from './SectionRing.tsx';
import styles from './StageCut.module.css';
import { TickMarker } from './TickMarker.tsx';

type Props = {
	/** Names of the two versions, left and right of the line, and what is read out where only one is left. */
	ends: { links: string; rechts: string; ganz: { 0: string; 100: string } };
	/** Between the two ends of the dimension line. */
	middle: React.ReactNode;
	/** The stage. */
	children: React.ReactNode;
};

/**
 * Two versions of one page, divided by a section line. A range input that looks like a dimension line moves
 * it; without scripts/section-cut.ts the line stays where it rests.
 */
export function StageCut({ ends, middle, children }: Props) {
	const tick = useId();
	return (
		<div className={styles.cut} data-section-cut="">
			{children}
			<div className={styles.track} data-focus="outline" data-print="off">
				<svg aria-hidden="true" className={styles.dimensionLine}>
					<TickMarker id={tick} />
					<line
						x1="0"
						y1="22"
						x2="100%"
						y2="22"
						markerStart={`url(#${tick})`}
						markerEnd={`url(#${tick})`}
					/>
					<line x1="0" y1="10" x2="0" y2="34" />
					<line x1="100%" y1="10" x2="100%" y2="34" />
				</svg>
				<input
					className={handle.range}
					type="range"
					defaultValue={CUT_RESTING_PLACE}
					autoComplete="off"
					aria-label={schnitt.griff}
					aria-valuetext={schnitt.stand(CUT_RESTING_PLACE, ends.links)}
					data-0={ends.ganz[0]}
					data-100={ends.ganz[100]}
				/>
				<SectionRing className={styles.ring} size={14} />
			</div>
			<div className={styles.ends}>
				<span aria-hidden="true">{ends.links}</span>
				{middle}
				<span className={styles.right} aria-hidden="true">
					{ends.rechts}
				</span>
			</div>
		</div>
	);
}

/** Where the line rests, in percent; StageCut.module.css has the same number. */
export const CUT_RESTING_PLACE = 52;
