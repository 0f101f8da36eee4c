import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { rissFiles } from '#shared/riss.ts';
import { phonePicture, rissOf } from '../../content-schema/projekte.ts';
import type { RoofName } from '../../lib/choose-roofs.ts';
import planInk from '../../styles/compositions/plan-ink.module.css';
import { Picture } from '../ui/Picture.tsx';
import styles from './House.module.css';
import { Roof } from './Roof.tsx';

/** How wide a house is drawn, as a `sizes` value. */
const SIZES = '(width >= 64rem) 10vw, 176px';

type Props = { entry: Projekt; roof: RoofName };

/** A client's site as a drawn house: the phone's plan below a roof, or a hatched front where there is no plan. */
export function DrawnHouse({ entry, roof, first }: Props & { first: boolean }) {
	const plan = rissOf(entry)?.telefon;
	const folder = `/projekte/${entry.metadaten.url}`;
	const { hell, dunkel } = rissFiles.telefon;
	return (
		<span className={styles.house}>
			<Roof name={roof} />
			<span className={plan ? styles.plan : styles.blank}>
				{plan && (
					<picture className={planInk.ink}>
						<source srcSet={`${folder}/${dunkel}`} media="(prefers-color-scheme: dark)" />
						<img
							src={`${folder}/${hell}`}
							width={plan.buehne.breite}
							height={plan.buehne.hoehe}
							alt=""
							loading={first ? 'eager' : 'lazy'}
							fetchPriority={first ? 'high' : undefined}
						/>
					</picture>
				)}
			</span>
		</span>
	);
}

/** The same house as built: the client's site on a phone below a roof in the client's colour. */
export function BuiltHouse({ entry, roof, colour }: Props & { colour: string }) {
	const path = phonePicture(entry) ?? entry.source.weiterebilder[0] ?? '';
	return (
		<span className={styles.house}>
			<Roof name={roof} colour={colour} />
			<span className={styles.built}>
				<Picture path={path} sizes={SIZES} alt="" />
			</span>
		</span>
	);
}
