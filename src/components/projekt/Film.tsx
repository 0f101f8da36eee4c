import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { PictureSources } from '#shared/manifest.ts';
import { film as texts } from '../../content/texte/film.ts';
import { travellingId } from '../../lib/travelling-id.ts';
import { TABLET } from '../../lib/widths.ts';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Film.module.css';
import { useFilm } from './use-film.ts';

type Props = {
	/** The project's short name. */
	slug: string;
	kunde: string;
	/** Path of the MP4; beside it is a WebM. */
	film: string;
	/** The same tour of the site in a phone's window; without one phones show the poster alone. */
	phoneFilm?: string | undefined;
	/** The client's ground. */
	ground: PictureSources;
	/** The pictures that the films begin with. */
	poster: PictureSources;
	phonePoster: PictureSources | undefined;
};

/**
 * Shows the film of a client's website on the client's ground, muted and looping, with a button that pauses
 * it (WCAG 2.2.2). Without JavaScript the browser's own controls play it.
 */
export function Film({ slug, kunde, film, phoneFilm, ground, poster, phonePoster }: Props) {
	const { recording, isWanted, setIsWanted, frame, video } = useFilm(film, phoneFilm);
	/** What the button answers to those who do not see the film: a new name alone is not read out. */
	const [answer, setAnswer] = useState('');
	const press = () => {
		setIsWanted(!isWanted);
		setAnswer(isWanted ? texts.haelt : texts.laeuft);
	};
	const attributes = {
		'aria-label': texts.name(kunde),
		muted: true,
		loop: true,
		playsInline: true,
	};
	const [Icon, label] = isWanted ? [Pause, texts.anhalten] : [Play, texts.abspielen];
	return (
		<div className={phoneFilm ? `${styles.ground} ${styles.onPhones}` : styles.ground}>
			<Ground picture={ground} sizes="90vw" eager />
			{/* Its card's picture travels here (styles/page-change.css). */}
			<div className={styles.frame} ref={frame} id={travellingId(slug)}>
				<div className={styles.screen}>
					<Picture
						picture={poster}
						phone={phonePoster}
						sizes={`${TABLET} 52rem, ${phonePoster ? '220px' : '90vw'}`}
						alt=""
						eager
					/>
					<noscript>
						<video {...attributes} controls preload="none">
							<Sources mp4={film} />
						</video>
					</noscript>
					{recording && (
						// Firefox lets Tab stop at a film; the button does what could be done there.
						<video {...attributes} key={recording} ref={video} preload="none" tabIndex={-1}>
							<Sources mp4={recording} onFailed={() => setIsWanted(false)} />
						</video>
					)}
				</div>
			</div>
			{recording && (
				<button type="button" className={styles.button} onClick={press}>
					<Icon size={18} />
					{/* In an element of its own: a translator may have replaced the bare text. */}
					<span>{label}</span>
				</button>
			)}
			<p className="visually-hidden" role="status">
				{answer}
			</p>
		</div>
	);
}

/** `onFailed`: the browser could load neither format. */
function Sources({ mp4, onFailed }: { mp4: string; onFailed?: () => void }) {
	return (
		<>
			<source src={mp4.replace(/\.mp4$/, '.webm')} type='video/webm; codecs="av01.0.05M.10"' />
			<source src={mp4} type="video/mp4" onError={onFailed} />
		</>
	);
}
