import { Pause, Play } from 'lucide-react';
import { film as texte } from '../content/texte/film.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import { Browserfenster } from './Browserfenster.tsx';
import stil from './Film.module.css';
import { Icon } from './Icon.tsx';

type Props = {
	video: string;
	poster: string;
	kunde: string;
	adresse: string;
	uebergang: string;
	manifest: Manifest;
};

/**
 * The showcase film in its browser window: muted, looping, started by scripts/film.ts once it is in
 * view. Without that script the browser's own controls play it. The poster is a picture below the
 * film, so that a phone loads a phone's size of it.
 */
export function Film({ video, poster, kunde, adresse, uebergang, manifest }: Props) {
	const { film } = manifest;
	return (
		<div data-film="">
			<Browserfenster adresse={adresse} uebergang={uebergang}>
				<div className={stil.film}>
					<Bild
						manifest={manifest}
						pfad={poster}
						sizes="(min-width: 80rem) 53rem, (min-width: 64rem) 62vw, 88vw"
						alt=""
						vorrang
					/>
					<video
						width={film.breite}
						height={film.hoehe}
						muted
						loop
						playsInline
						controls
						preload="none"
						aria-label={texte.name(kunde)}
					>
						<source
							src={video.replace(/\.mp4$/, '.webm')}
							type='video/webm; codecs="av01.0.05M.10"'
						/>
						<source src={video} type="video/mp4" />
					</video>
				</div>
			</Browserfenster>
			<div className={stil.fuss}>
				<p>{texte.dauer(Math.round(film.dauer))}</p>
				<button type="button" className={stil.schalter} data-zustand="pause" hidden>
					<span className={stil.pause}>
						<Icon form={Pause} groesse={18} /> {texte.anhalten}
					</span>
					<span className={stil.start}>
						<Icon form={Play} groesse={18} /> {texte.abspielen}
					</span>
				</button>
			</div>
		</div>
	);
}
