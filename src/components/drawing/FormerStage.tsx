import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { hostname } from '../../lib/hostname.ts';
import { mainPicture } from '../../lib/main-picture.ts';
import { Picture } from '../ui/Picture.tsx';
import { WindowBar } from '../window/WindowBar.tsx';
import { SectionStage } from './SectionStage.tsx';
import styles from './StageCut.module.css';

type Props = {
	entry: Projekt;
	/** Path of the former site's picture. */
	former: string;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
};

/** One client's website as it was and as built, in the same window. */
export function FormerStage({ former, ...stage }: Props) {
	const { projekt, source } = stage.entry;
	return (
		<SectionStage {...stage} kind="former" built={{ path: mainPicture(source) }}>
			<div className={styles.former}>
				<div className={styles.window}>
					<WindowBar address={hostname(projekt.website)} />
					<Picture path={former} sizes={stage.sizes} />
				</div>
			</div>
		</SectionStage>
	);
}
