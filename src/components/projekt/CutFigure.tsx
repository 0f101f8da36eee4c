import { Plus } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import type { CutSheet } from '../../facts/figures.ts';
import { FULL_PAGE } from '../../lib/widths.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { LineFlags } from '../drawing/LineFlags.tsx';
import { LineHandle } from '../drawing/LineHandle.tsx';
import { PicturePair } from '../drawing/PicturePair.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import styles from './CutFigure.module.css';

/** The first figure: a client's website whole, as a drawing with its dimensions and as built. */
export function CutFigure({ page, figure, plan }: CutSheet) {
	const line = useSectionLine('rests');
	const caption = galerie.abbildung(1, figure.text);
	return (
		<figure className={styles.figure}>
			<SectionLine line={line} className={styles.line}>
				<LineFlags />
				<div className={styles.stage}>
					<PicturePair page={page} sizes={`${FULL_PAGE} 90rem, 100vw`}>
						<div className={styles.dimensions}>
							<PlanDimensions {...plan} />
						</div>
					</PicturePair>
					<DashDotLine />
					<LineHandle line={line} />
				</div>
			</SectionLine>
			<figcaption>
				<a
					className={styles.link}
					href={figure.picture.src}
					aria-label={`${caption}, ${galerie.vergroessern}`}
				>
					{caption}
					<Plus size={20} />
				</a>
			</figcaption>
		</figure>
	);
}
