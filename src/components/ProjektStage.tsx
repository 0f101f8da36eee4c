import type { Projekt } from '../content/schema.ts';
import { type Manifest, phonePicture } from '../lib/manifest.ts';
import { Film } from './Film.tsx';
import { FilmToggle } from './FilmToggle.tsx';
import { Ground } from './Ground.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PictureBox } from './PictureBox.tsx';
import stil from './ProjektStage.module.css';

type Props = { eintrag: Projekt; manifest: Manifest };

/** The client's ground over the whole sheet, the film's window on it and the phone view beside. */
export function ProjektStage({ eintrag, manifest }: Props) {
	const telefon = phonePicture(manifest, eintrag.source.weiterebilder);
	return (
		<div className={stil.buehne} data-moves="ground" data-film="">
			<Ground source={eintrag.source} manifest={manifest} sizes="100vw" vorrang />
			<div className={stil.fenster} data-moves="window" data-allein={telefon ? undefined : ''}>
				<Film eintrag={eintrag} manifest={manifest} />
			</div>
			{telefon && (
				<div className={stil.telefon} data-moves="phone" data-druck="aus">
					<PhoneFrame>
						<PictureBox
							manifest={manifest}
							pfad={telefon}
							sizes="(min-width: 48rem) 17vw, 30vw"
							alt=""
						/>
					</PhoneFrame>
				</div>
			)}
			<div className={stil.schalter} data-fokus="umriss">
				<FilmToggle />
			</div>
		</div>
	);
}
