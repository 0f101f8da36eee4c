import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import type { Riss } from '#shared/riss.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import styles from './PlanLayers.module.css';

type Props = {
	projekt: Projekt;
	riss: Riss;
	/** Where the section line rests, in percent. */
	restPercent: number;
};

const SIZES = { wide: '(width >= 100rem) 72rem, 72vw', narrow: '60vw' };

/** A client's whole website as drawn, with its dimensions, and as built. */
export function PlanLayers({ projekt, riss, restPercent }: Props) {
	return (
		<div className={styles.layers}>
			<CutStage projekt={projekt} riss={riss} sizes={SIZES}>
				<div className={styles.wide}>
					<PlanDimensions sheet={riss.desktop} restPercent={restPercent} />
				</div>
				<div className={styles.narrow}>
					<PlanDimensions sheet={riss.telefon} restPercent={restPercent} />
				</div>
			</CutStage>
		</div>
	);
}
