import type { Projekt } from '../content/schema.ts';
import { type Manifest, phonePicture } from '../lib/manifest.ts';
import { Film } from './Film.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import { Ground } from './Ground.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PictureBox } from './PictureBox.tsx';
import styles from './ProjektStage.module.css';

type Props = { eintrag: Projekt; manifest: Manifest };

/** The client's ground over the whole sheet, the film's window on it and the phone view beside. */
export function ProjektStage({ eintrag, manifest }: Props) {
	const phone = phonePicture(manifest, eintrag.source.weiterebilder);
	return (
		<div className={styles.stage} data-moves="ground" data-film="">
			<Ground source={eintrag.source} manifest={manifest} sizes="100vw" vorrang />
			<div className={styles.window} data-moves="window" data-alone={phone ? undefined : ''}>
				<Film eintrag={eintrag} manifest={manifest} />
			</div>
			{phone && (
				<div className={styles.phone} data-moves="phone" data-print="aus">
					<PhoneFrame>
						<PictureBox
							manifest={manifest}
							pfad={phone}
							sizes="(min-width: 48rem) 17vw, 30vw"
							alt=""
						/>
					</PhoneFrame>
				</div>
			)}
			<div className={styles.toggle} data-focus="umriss">
				<FilmToggle />
			</div>
		</div>
	);
}
