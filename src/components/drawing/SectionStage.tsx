import type { Manifest } from '../../../shared/manifest.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { hostname } from '../../lib/hostname.ts';
import afterFirstPicture from '../../styles/compositions/after-first-picture.module.css';
import { Picture } from '../ui/Picture.tsx';
import { WindowBar } from '../window/WindowBar.tsx';
import styles from './SectionCut.module.css';
import { SectionLine } from './SectionLine.tsx';

type Props = {
	entry: Projekt;
	manifest: Manifest;
	sizes: string;
	/** Decides on which widths it is shown, and where its window lies. */
	device: 'desktop' | 'telefon' | 'vorher';
	/** The built page's picture. */
	built: { path: string; alt?: string };
	/** Covers it as far as the section line. */
	children: React.ReactNode;
};

/** One stage: the built page on the client's ground, what was before over it, and the section line. */
export function SectionStage({ entry, manifest, sizes, device, built, children }: Props) {
	const { projekt, source } = entry;
	return (
		<div className={`${afterFirstPicture.deferred} ${styles.stage}`} data-device={device}>
			<div className={styles.built}>
				<Picture manifest={manifest} path={source.background} sizes={sizes} alt="" />
				<div className={styles.window}>
					{device !== 'telefon' && <WindowBar address={hostname(projekt.website)} />}
					<Picture manifest={manifest} sizes={device === 'telefon' ? '60vw' : sizes} {...built} />
				</div>
			</div>
			{children}
			<SectionLine className={styles.line} />
		</div>
	);
}
