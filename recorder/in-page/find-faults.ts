import { UNSEEN } from '../thresholds.ts';
import { visible } from './shadow-trees.ts';

/** The addresses of large films that this browser cannot show and that have no picture in their place. */
export function filmsNotShown(): string[] {
	return visible('video')
		.filter(({ box }) => box.width * box.height > UNSEEN.area)
		.map(({ element }) => element)
		.filter((element) => element instanceof HTMLVideoElement)
		.filter(isBlank)
		.map(addressOfFilm);
}

/** An error, no source that could be read, or sound alone. */
function isBlank({
	poster,
	error,
	networkState,
	readyState,
	videoWidth,
}: HTMLVideoElement): boolean {
	const hasNoSource = networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
	const hasNoPicture = readyState > 0 && videoWidth === 0;
	return poster === '' && (error !== null || hasNoSource || hasNoPicture);
}

function addressOfFilm(film: HTMLVideoElement): string {
	return film.currentSrc || film.src || film.querySelector('source')?.src || 'ohne Adresse';
}

/** Whether a large canvas is drawn by a worker (the page's first script has marked it: website/page-world.ts). */
export function hasWorkerCanvas(): boolean {
	return visible('canvas[data-werkplan-worker]').some(
		({ box }) => box.width * box.height > UNSEEN.area,
	);
}
