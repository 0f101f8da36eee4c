import { schnitt } from '../../content/texte/schnitt.ts';
import { type DrawnProjekt, projektFile } from '../../facts/projekte.ts';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './CutStage.module.css';
import { PlanPicture } from './PlanPicture.tsx';

type Props = {
	projekt: DrawnProjekt;
	/** How wide the client's page is drawn, as `sizes` values; on phones in its phone view. */
	sizes: { wide: string; phone: string };
	/** In the first view: the drawing is loaded at once and first. */
	eager?: boolean;
	children?: React.ReactNode;
};

/**
 * A client's website, drawn left of the section line around it (SectionCut) and built right of it, in the
 * same place. CutStage.module.css says which sizes a parent sets.
 */
export function CutStage({ projekt, sizes, eager = false, children }: Props) {
	const { plan, source } = projekt;
	const pathOf = ({ bild }: { bild: string }) => projektFile(projekt, `${bild}.jpg`);
	return (
		<div className={styles.stage}>
			<div className={styles.drawn} aria-hidden="true">
				<div className={styles.sheet}>
					<PlanPicture projekt={projekt} eager={eager} />
					{children}
				</div>
			</div>
			<div className={styles.built}>
				<Ground path={source.background} sizes="90vw" />
				<div className={styles.window}>
					<div className={styles.bar} aria-hidden="true">
						<i />
						<i />
						<i />
					</div>
					<Picture
						className={styles.page}
						path={pathOf(plan.desktop)}
						sizes={sizes.wide}
						phone={{ path: pathOf(plan.telefon), sizes: sizes.phone }}
						alt={schnitt.bild(projekt.projekt.kunde)}
					/>
				</div>
			</div>
		</div>
	);
}
