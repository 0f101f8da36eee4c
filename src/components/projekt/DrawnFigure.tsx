import { Plus } from 'lucide-react';
import type { Drawing } from '../../facts/figures.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import { SectionCut } from '../drawing/SectionCut.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import styles from './DrawnFigure.module.css';
import { FigureLink } from './FigureLink.tsx';
import type { ShownFigure } from './shown-figure.ts';

/** Where the section line rests, in percent. */
const REST = 52;

type Props = Drawing & { figure: ShownFigure; onOpen: (figure: ShownFigure) => void };

/** The first figure: a client's website whole, as a drawing with its dimensions and as built. */
export function DrawnFigure({ page, plan, figure, onOpen }: Props) {
	const line = useSectionLine('rests');
	return (
		<figure className={styles.figure}>
			<SectionCut line={line} restPercent={REST}>
				<div className={styles.stage} ref={figure.stage}>
					<CutStage page={page} sizes="min(90rem, 100vw)">
						<div className={styles.dimensions}>
							<PlanDimensions {...plan} />
						</div>
					</CutStage>
				</div>
			</SectionCut>
			<figcaption>
				<FigureLink figure={figure} onOpen={onOpen} className={styles.link}>
					<Plus size={20} />
				</FigureLink>
			</figcaption>
		</figure>
	);
}
