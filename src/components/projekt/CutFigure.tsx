import { Plus } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import type { CutSheet } from '../../facts/figures.ts';
import { FULL_PAGE } from '../../lib/widths.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import { SectionCut } from '../drawing/SectionCut.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import styles from './CutFigure.module.css';

/** Where the section line rests, in percent. */
const REST = 52;

/** The first figure: a client's website whole, as a drawing with its dimensions and as built. */
export function CutFigure({ page, figure, plan }: CutSheet) {
	const line = useSectionLine('rests');
	const caption = galerie.abbildung(1, figure.text);
	return (
		<figure className={styles.figure}>
			<SectionCut line={line} restPercent={REST}>
				<div className={styles.stage}>
					<CutStage page={page} sizes={`${FULL_PAGE} 90rem, 100vw`}>
						<div className={styles.dimensions}>
							<PlanDimensions {...plan} />
						</div>
					</CutStage>
				</div>
			</SectionCut>
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
