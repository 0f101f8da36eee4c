import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import type { Riss } from '#shared/riss.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { PlanDimensions } from '../drawing/PlanDimensions.tsx';
import { PlanPicture } from '../drawing/PlanPicture.tsx';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './PlanLayers.module.css';

type Props = {
	projekt: Projekt;
	riss: Riss;
	/** Where the section line rests, in percent. */
	restPercent: number;
};

/**
 * A client's website on the client's ground, and over it, as far as the section line, the drawing of it with
 * its dimensions. On phones both are the phone's view.
 */
export function PlanLayers({ projekt: { metadaten, projekt, source }, riss, restPercent }: Props) {
	const { desktop, telefon } = riss;
	const path = (name: string) => `/projekte/${metadaten.url}/${name}.jpg`;
	return (
		<div className={styles.stage}>
			<div className={styles.built}>
				<Ground path={source.background} sizes="90vw" />
				<div className={styles.window}>
					<div className={styles.bar} aria-hidden="true">
						<i />
						<i />
						<i />
					</div>
					<Picture
						path={path(desktop.bild)}
						narrow={{ path: path(telefon.bild), sizes: '60vw' }}
						sizes="72vw"
						alt={schnitt.bild(projekt.kunde)}
					/>
				</div>
			</div>
			<div className={styles.drawn} aria-hidden="true">
				<PlanPicture url={metadaten.url} riss={riss} />
				<div className={styles.wide}>
					<PlanDimensions sheet={desktop} restPercent={restPercent} />
				</div>
				<div className={styles.narrow}>
					<PlanDimensions sheet={telefon} restPercent={restPercent} />
				</div>
			</div>
		</div>
	);
}
