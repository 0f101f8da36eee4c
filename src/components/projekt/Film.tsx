import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { film as texts } from '../../content/texte/film.ts';
import { manifestOf } from '../../content-schema/projekte.ts';
import { hostname } from '../../lib/hostname.ts';
import { PictureBox } from '../ui/PictureBox.tsx';
import { BrowserWindow } from '../window/BrowserWindow.tsx';
import { POSTER_SIZES } from '../window/PosterPreload.tsx';
import styles from './Film.module.css';

/**
 * Shows the film, muted and looping, in a browser window. scripts/film.ts puts it in place and starts it
 * once it is in view. Without JavaScript the browser's own controls play it; nobody else gets them, since
 * building them before the first paint blocks a phone. The poster is a picture below the film, so that a
 * phone loads a phone's size of it.
 */
export function Film({ entry }: { entry: Projekt }) {
	const { projekt, source } = entry;
	const { film } = manifestOf(entry);
	return (
		<BrowserWindow address={hostname(projekt.website)}>
			<div className={styles.film}>
				<PictureBox path={source.placeholder} sizes={POSTER_SIZES} alt="" eager />
				<noscript>
					<video
						width={film.breite}
						height={film.hoehe}
						muted
						loop
						playsInline
						controls
						preload="none"
						data-print="off"
						aria-label={texts.name(projekt.kunde)}
					>
						<source
							src={source.video.replace(/\.mp4$/, '.webm')}
							type='video/webm; codecs="av01.0.05M.10"'
						/>
						<source src={source.video} type="video/mp4" />
					</video>
				</noscript>
			</div>
		</BrowserWindow>
	);
}
