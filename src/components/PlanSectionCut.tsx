import type { Projekt } from '../content/schema.ts';
import { schnitt } from '../content/texte/schnitt.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { type Riss, rissDateien } from '../lib/riss.ts';
import { DimensionChain } from './DimensionChain.tsx';
import stil from './SectionCut.module.css';
import { SectionCut } from './SectionCut.tsx';
import { SectionStage } from './SectionStage.tsx';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	eintrag: Projekt;
	riss: Riss;
	manifest: Manifest;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	children?: React.ReactNode;
};

/** Working drawing and finished page of one client; on phones those of the phone's view. */
export function PlanSectionCut({ riss, children, ...buehne }: Props) {
	const { metadaten, projekt } = buehne.eintrag;
	const ordner = `/projekte/${metadaten.url}`;
	return (
		<SectionCut enden={schnitt.plan} mitte={children}>
			{GERAETE.map((geraet) => {
				const blatt = riss[geraet];
				const { hell, dunkel } = rissDateien[geraet];
				const gebaut = { pfad: `${ordner}/${blatt.bild}.jpg`, alt: schnitt.bild(projekt.kunde) };
				return (
					<SectionStage key={geraet} {...buehne} geraet={geraet} gebaut={gebaut}>
						<div className={stil.plan} aria-hidden="true">
							<picture className={stil.striche}>
								<source srcSet={`${ordner}/${dunkel}`} media="(prefers-color-scheme: dark)" />
								<img
									src={`${ordner}/${hell}`}
									width={blatt.buehne.breite}
									height={blatt.buehne.hoehe}
									alt=""
									loading="lazy"
									decoding="async"
								/>
							</picture>
							{geraet === 'desktop' && (
								<div className={stil.fenster}>
									<WindowBar adresse={hostname(projekt.website)} />
								</div>
							)}
							<DimensionChain blatt={blatt} />
						</div>
					</SectionStage>
				);
			})}
		</SectionCut>
	);
}

const GERAETE = ['desktop', 'telefon'] as const;
