import type { Projekt } from '../content/schema.ts';
import { schnitt } from '../content/texte/schnitt.ts';
import { firstSight } from '../lib/first-sight.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Picture } from './Picture.tsx';
import styles from './SectionCut.module.css';
import { SectionCut } from './SectionCut.tsx';
import { SectionStage } from './SectionStage.tsx';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	eintrag: Projekt;
	/** Path of the former site's picture. */
	vorher: string;
	manifest: Manifest;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	children?: React.ReactNode;
};

/** A client's former website and the new one, in the same window. */
export function BeforeAfterCut({ vorher, children, ...buehne }: Props) {
	const { projekt, source } = buehne.eintrag;
	const built = { pfad: firstSight(source) };
	return (
		<SectionCut enden={schnitt.vorher} mitte={children}>
			<SectionStage {...buehne} geraet="vorher" gebaut={built}>
				<div className={styles.before}>
					<div className={styles.window}>
						<WindowBar adresse={hostname(projekt.website)} />
						<Picture manifest={buehne.manifest} pfad={vorher} sizes={buehne.sizes} />
					</div>
				</div>
			</SectionStage>
		</SectionCut>
	);
}
