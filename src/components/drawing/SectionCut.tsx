import { ChevronLeft, ChevronRight } from 'lucide';
import { schnitt } from '../../content/texte/schnitt.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SectionCut.module.css';

type Props = {
	/** What lies left and right of the line. */
	ends: { links: string; rechts: string };
	/** Between the two ends of the dimension line. */
	middle?: React.ReactNode;
	/** The stages. */
	children: React.ReactNode;
};

/**
 * Two states of one page, parted by a section line. The handle is a range input in the form of a
 * dimension line; without scripts/section-cut.ts the line rests.
 */
export function SectionCut({ ends, middle, children }: Props) {
	return (
		<div className={styles.cut} data-section="">
			{children}
			<div className={styles.measure} data-focus="outline" data-print="off">
				<svg aria-hidden="true" className={styles.chain}>
					<marker id="tick" markerUnits="userSpaceOnUse" overflow="visible">
						<path d="M-5 5 5-5" />
					</marker>
					<line x1="0" y1="22" x2="100%" y2="22" />
					<line x1="0" y1="10" x2="0" y2="34" />
					<line x1="100%" y1="10" x2="100%" y2="34" />
				</svg>
				<input
					type="range"
					defaultValue={REST}
					autoComplete="off"
					aria-label={schnitt.griff}
					aria-valuetext={schnitt.stand(REST, ends.links)}
				/>
				<span className={styles.ring} aria-hidden="true">
					<Icon icon={ChevronLeft} size={14} />
					<Icon icon={ChevronRight} size={14} />
				</span>
			</div>
			<div className={styles.ends}>
				<span aria-hidden="true">{ends.links}</span>
				{middle}
				<span aria-hidden="true">{ends.rechts}</span>
			</div>
		</div>
	);
}

/** Where the line rests, in percent; SectionCut.module.css starts there. */
export const REST = 52;
