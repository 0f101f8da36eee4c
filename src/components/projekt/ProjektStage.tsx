import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { phonePicture } from '../../content-schema/projekte.ts';
import { PictureBox } from '../ui/PictureBox.tsx';
import { Ground } from '../window/Ground.tsx';
import { PhoneFrame } from '../window/PhoneFrame.tsx';
import { Film } from './Film.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import styles from './ProjektStage.module.css';

/** The client's ground across the sheet, on it the film in its window and the phone view. */
export function ProjektStage({ entry }: { entry: Projekt }) {
	const phone = phonePicture(entry);
	return (
		<div className={styles.stage} data-moves="ground" data-film="">
			<Ground source={entry.source} sizes="100vw" priority />
			<div className={styles.window} data-moves="window" data-phone={phone ? '' : undefined}>
				<Film entry={entry} />
			</div>
			{phone && (
				<div className={styles.phone} data-moves="phone" data-print="off">
					<PhoneFrame>
						<PictureBox path={phone} sizes="(width >= 48rem) 17vw, 30vw" alt="" />
					</PhoneFrame>
				</div>
			)}
			<div className={styles.toggle} data-focus="outline">
				<FilmToggle />
			</div>
		</div>
	);
}
