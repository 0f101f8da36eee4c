import type { Manifest } from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { manifestOf, phonePicture } from '../../content-schema/projekte.ts';
import type { Recording } from './use-film.ts';

type Recordings = {
	film: Recording;
	/** The same walk in a phone's window, where the recorder made one. */
	phoneFilm: Recording | undefined;
	/** Path of the picture that phones show before or instead of the film. */
	phonePoster: string | undefined;
};

/** The films of a project's website. */
export function recordingsOf(projekt: Projekt): Recordings {
	const { film, filmTelefon } = manifestOf(projekt);
	const { video } = projekt.source;
	const folder = video.slice(0, video.lastIndexOf('/'));
	return {
		film: recording(video, film),
		phoneFilm: filmTelefon && recording(`${folder}/showcase-telefon.mp4`, filmTelefon),
		phonePoster: filmTelefon ? `${folder}/poster-telefon.jpg` : phonePicture(projekt),
	};
}

function recording(mp4: string, { breite, hoehe }: Manifest['film']): Recording {
	return { mp4, webm: mp4.replace(/\.mp4$/, '.webm'), width: breite, height: hoehe };
}
