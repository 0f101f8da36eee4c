import { Plus } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import { cutPage } from '../../facts/cut-page.ts';
import type { DrawnProjekt } from '../../facts/projekte.ts';
import { FULL_PAGE } from '../../lib/widths.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import styles from './CutFigure.module.css';

type FigureProps = {
	/** The picture of the built page, which the caption's link opens large. */
	path: string;
	text: string | undefined;
	children: React.ReactNode;
};

/** The first figure: a client's website as a drawing and as built. */
export function CutFigure({ path, text, children }: FigureProps) {
	const caption = galerie.abbildung(1, text);
	return (
		<figure className={styles.figure}>
			{children}
			<figcaption>
				<a className={styles.link} href={path} aria-label={`${caption}, ${galerie.vergroessern}`}>
					{caption}
					<Plus size={20} />
				</a>
			</figcaption>
		</figure>
	);
}

/** Where the section line of the first figure rests, in percent. */
export const FIGURE_LINE = { restPercent: 52 };

const SIZES = `${FULL_PAGE} 90rem, 100vw`;

/** What the section line of the first figure cuts: the client's website, with its dimensions. */
export function DimensionedStage({ projekt }: { projekt: DrawnProjekt }) {
	return (
		<div className={styles.stage}>
			<CutStage page={cutPage(projekt)} sizes={SIZES}>
				<div className={styles.wide}>
					<PlanDimensions sheet={projekt.plan.desktop} {...FIGURE_LINE} />
				</div>
				<div className={styles.phone}>
					<PlanDimensions sheet={projekt.plan.telefon} {...FIGURE_LINE} />
				</div>
			</CutStage>
		</div>
	);
}
