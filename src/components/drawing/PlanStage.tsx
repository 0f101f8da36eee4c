import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { type Riss, rissFiles } from '#shared/riss.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { hostname } from '../../lib/page-url.ts';
import planInk from '../../styles/compositions/plan-ink.module.css';
import { NARROW } from '../ui/Picture.tsx';
import { WindowBar } from '../window/WindowBar.tsx';
import { DimensionChain } from './DimensionChain.tsx';
import { SectionStage } from './SectionStage.tsx';
import styles from './StageCut.module.css';

type Props = {
	entry: Projekt;
	riss: Riss;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	/** In home's first view: the plan is loaded at once, and the built page covers it. */
	first?: boolean;
};

/** One client's website as plan and built page; on phones in its phone view. */
export function PlanStage({ riss, first = false, ...stage }: Props) {
	const { metadaten, projekt } = stage.entry;
	const folder = `/projekte/${metadaten.url}`;
	const { desktop, telefon } = riss;
	const path = (name: string) => `${folder}/${name}`;
	const built = {
		path: path(`${desktop.bild}.jpg`),
		narrow: { path: path(`${telefon.bild}.jpg`), sizes: '60vw' },
		alt: schnitt.bild(projekt.kunde),
	};
	return (
		<SectionStage {...stage} kind="plan" built={built} first={first}>
			<div className={styles.plan} aria-hidden="true">
				<picture className={planInk.ink}>
					<source srcSet={path(rissFiles.telefon.dunkel)} media={`${NARROW} and ${DARK}`} />
					<source srcSet={path(rissFiles.telefon.hell)} media={NARROW} />
					<source srcSet={path(rissFiles.desktop.dunkel)} media={DARK} />
					<img
						src={path(rissFiles.desktop.hell)}
						width={desktop.buehne.breite}
						height={desktop.buehne.hoehe}
						alt=""
						{...(first
							? { fetchPriority: 'high', decoding: 'sync' }
							: { loading: 'lazy', decoding: 'async' })}
					/>
				</picture>
				<div className={styles.window}>
					<WindowBar address={hostname(projekt.website)} />
				</div>
				<div className={styles.wide}>
					<DimensionChain sheet={desktop} />
				</div>
				<div className={styles.narrow}>
					<DimensionChain sheet={telefon} />
				</div>
			</div>
		</SectionStage>
	);
}

const DARK = '(prefers-color-scheme: dark)';
