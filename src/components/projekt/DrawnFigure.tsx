import { Plus } from 'lucide-react';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { LineFlags } from '../drawing/LineFlags.tsx';
import { LineHandle } from '../drawing/LineHandle.tsx';
import { PicturePair } from '../drawing/PicturePair.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import styles from './DrawnFigure.module.css';
import { FigureLink } from './FigureLink.tsx';
import type { Drawing } from './figures.ts';
import type { ShownFigure } from './shown-figure.ts';

type Props = Drawing & { figure: ShownFigure; onOpen: (figure: ShownFigure) => void };

/** The first figure: a client's website whole, as a drawing with its dimensions and as built. */
export function DrawnFigure({ page, plan, figure, onOpen }: Props) {
	const line = useSectionLine('rests');
	return (
		<figure className={styles.figure}>
			<SectionLine line={line} className={styles.line}>
				<LineFlags />
				<div className={styles.stage} ref={figure.stage}>
					<PicturePair page={page} sizes="min(90rem, 100vw)">
						<div className={styles.dimensions}>
							<PlanDimensions {...plan} />
						</div>
					</PicturePair>
					<DashDotLine />
					<LineHandle line={line} />
				</div>
			</SectionLine>
			<figcaption>
				<FigureLink figure={figure} onOpen={onOpen} className={styles.link}>
					<Plus size={20} />
				</FigureLink>
			</figcaption>
		</figure>
	);
}
