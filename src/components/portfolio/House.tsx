import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { mainPicture, phonePicture, rissOf } from '../../content-schema/projekte.ts';
import type { RoofName } from '../../lib/choose-roofs.ts';
import { PlanPicture } from '../drawing/PlanPicture.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './House.module.css';
import { Roof } from './Roof.tsx';

type Props = { projekt: Projekt; roof: RoofName };

/** A client's site as a drawn house: the phone's plan below a roof, or a hatched front where there is no plan. */
export function DrawnHouse({ projekt, roof }: Props) {
	const riss = rissOf(projekt);
	return (
		<span className={styles.house}>
			<Roof name={roof} />
			<span className={riss ? styles.plan : styles.blank}>
				{riss && (
					<span className={styles.sheet}>
						<PlanPicture url={projekt.metadaten.url} riss={riss} phoneOnly />
					</span>
				)}
			</span>
		</span>
	);
}

/** The same house as built: the client's site on a phone below a roof in the client's colour. */
export function BuiltHouse({ projekt, roof, colour }: Props & { colour: string }) {
	const path = phonePicture(projekt) ?? mainPicture(projekt.source);
	return (
		<span className={styles.house}>
			<Roof name={roof} colour={colour} />
			<span className={styles.built}>
				<Picture path={path} sizes="114px" alt="" />
			</span>
		</span>
	);
}
