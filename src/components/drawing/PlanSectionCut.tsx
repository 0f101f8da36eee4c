import type { Manifest } from '../../../shared/manifest.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { type Riss, rissFiles } from '../../../shared/riss.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { hostname } from '../../lib/hostname.ts';
import { WindowBar } from '../window/WindowBar.tsx';
import { DimensionChain } from './DimensionChain.tsx';
import styles from './SectionCut.module.css';
import { SectionCut } from './SectionCut.tsx';
import { SectionStage } from './SectionStage.tsx';

type Props = {
	entry: Projekt;
	riss: Riss;
	manifest: Manifest;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	children?: React.ReactNode;
};

/** Working drawing and finished page of one client's website; on phones those of its phone view. */
export function PlanSectionCut({ riss, children, ...stage }: Props) {
	const { metadaten, projekt } = stage.entry;
	const folder = `/projekte/${metadaten.url}`;
	return (
		<SectionCut ends={schnitt.plan} middle={children}>
			{DEVICES.map((device) => {
				const sheet = riss[device];
				const { hell, dunkel } = rissFiles[device];
				const built = { path: `${folder}/${sheet.bild}.jpg`, alt: schnitt.bild(projekt.kunde) };
				return (
					<SectionStage key={device} {...stage} device={device} built={built}>
						<div className={styles.plan} aria-hidden="true">
							<picture className={styles.strokes}>
								<source srcSet={`${folder}/${dunkel}`} media="(prefers-color-scheme: dark)" />
								<img
									src={`${folder}/${hell}`}
									width={sheet.buehne.breite}
									height={sheet.buehne.hoehe}
									alt=""
									loading="lazy"
									decoding="async"
								/>
							</picture>
							{device === 'desktop' && (
								<div className={styles.window}>
									<WindowBar address={hostname(projekt.website)} />
								</div>
							)}
							<DimensionChain sheet={sheet} />
						</div>
					</SectionStage>
				);
			})}
		</SectionCut>
	);
}

const DEVICES = ['desktop', 'telefon'] as const;
