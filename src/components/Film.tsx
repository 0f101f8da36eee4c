import { Pause, Play } from 'lucide-react';
import type { Manifest } from '../lib/manifest.ts';
import stil from './Film.module.css';
import { Icon } from './Icon.tsx';

type Props = { video: string; poster: string; kunde: string; film: Manifest['film'] };

/**
 * The showcase film: muted, looping, started by scripts/film.ts once it is in view. Without that
 * script the browser's own controls play it.
 */
export function Film({ video, poster, kunde, film }: Props) {
	return (
		<div className={stil.film} data-film="">
			<video
				width={film.breite}
				height={film.hoehe}
				poster={poster}
				muted
				loop
				playsInline
				controls
				preload="none"
				aria-label={`Film: die Website von ${kunde} in Bewegung, ohne Ton`}
			>
				<source src={video.replace(/\.mp4$/, '.webm')} type='video/webm; codecs="av01.0.05M.10"' />
				<source src={video} type="video/mp4" />
			</video>
			<button type="button" className={stil.schalter} data-zustand="pause" hidden>
				<span className={stil.pause}>
					<Icon form={Pause} />
					<span className="nur-vorlesen">Film anhalten</span>
				</span>
				<span className={stil.start}>
					<Icon form={Play} />
					<span className="nur-vorlesen">Film abspielen</span>
				</span>
			</button>
		</div>
	);
}
