import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { hostname } from '../../lib/hostname.ts';
import { mainPicture } from '../../lib/main-picture.ts';
import { Picture } from '../ui/Picture.tsx';
import { WindowBar } from '../window/WindowBar.tsx';
import styles from './SectionCut.module.css';
import { SectionCut } from './SectionCut.tsx';
import { SectionStage } from './SectionStage.tsx';

type Props = {
	entry: Projekt;
	/** Path of the former site's picture. */
	before: string;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	children?: React.ReactNode;
};

/** A client's former website and the new one in the same window, with the section line between them. */
export function BeforeAfterCut({ before, children, ...stage }: Props) {
	const { projekt, source } = stage.entry;
	const built = { path: mainPicture(source) };
	return (
		<SectionCut ends={schnitt.vorher} middle={children}>
			<SectionStage {...stage} kind="vorher" built={built}>
				<div className={styles.before}>
					<div className={styles.window}>
						<WindowBar address={hostname(projekt.website)} />
						<Picture path={before} sizes={stage.sizes} />
					</div>
				</div>
			</SectionStage>
		</SectionCut>
	);
}
