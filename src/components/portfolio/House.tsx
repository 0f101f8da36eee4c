import { phonePicture } from '../../../shared/manifest.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { rissFiles } from '../../../shared/riss.ts';
import { manifestOf, rissOf } from '../../content-schema/projekte.ts';
import type { RoofName } from '../../lib/choose-roofs.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './House.module.css';
import { Roof } from './Roof.tsx';

/** How wide a house is drawn, as a `sizes` value. */
const SIZES = '(width >= 64rem) 10vw, 176px';

type Props = { entry: Projekt; roof: RoofName };

/** A client's site as a house, drawn: the phone's plan below its roof; without a plan a hatched front. */
export function DrawnHouse({ entry, roof, priority }: Props & { priority: boolean }) {
	const riss = rissOf(entry);
	return (
		<span className={styles.house}>
			<Roof name={roof} />
			<span className={riss ? styles.plan : styles.blank}>
				{riss && (
					<picture>
						<source
							srcSet={`/projekte/${entry.metadaten.url}/${rissFiles.telefon.dunkel}`}
							media="(prefers-color-scheme: dark)"
						/>
						<img
							src={`/projekte/${entry.metadaten.url}/${rissFiles.telefon.hell}`}
							width={riss.telefon.buehne.breite}
							height={riss.telefon.buehne.hoehe}
							alt=""
							loading={priority ? 'eager' : 'lazy'}
							decoding="async"
						/>
					</picture>
				)}
			</span>
		</span>
	);
}

/** The same house, built: the client's site on a phone below a roof in the client's colour. */
export function BuiltHouse({ entry, roof, colour }: Props & { colour: string }) {
	const manifest = manifestOf(entry);
	const { weiterebilder } = entry.source;
	const path = phonePicture(manifest, weiterebilder) ?? weiterebilder[0] ?? '';
	return (
		<span className={styles.house}>
			<Roof name={roof} colour={colour} />
			<span className={styles.built}>
				<Picture manifest={manifest} path={path} sizes={SIZES} alt="" />
			</span>
		</span>
	);
}
