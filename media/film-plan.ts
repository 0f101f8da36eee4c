import type { Step } from './drehbuch.ts';

export const framesPerSecond = 30;
export const filmDuration = { min: 6, max: 10 };

/** One frame: which step it belongs to (undefined = the page at rest) and how far that step is, 0–1. */
export type FilmFrame = { schritt: number | undefined; anteil: number };

const ruhe = { anfang: 0.5, ende: 0.4 };

/**
 * Lays the steps out on frames, with a moment of rest at both ends. A film that would be shorter
 * or longer than allowed is stretched or tightened evenly.
 */
export function planFilm(schritte: Step[]): { bilder: FilmFrame[]; dauer: number } {
	const dauern = schritte.map((schritt) => ('warte' in schritt ? schritt.warte : schritt.dauer));
	const summe = dauern.reduce((a, b) => a + b, ruhe.anfang + ruhe.ende);
	const faktor = Math.min(Math.max(summe, filmDuration.min), filmDuration.max) / summe;
	const bilder: FilmFrame[] = [
		...frames(undefined, ruhe.anfang * faktor),
		...dauern.flatMap((dauer, i) => frames(i, dauer * faktor)),
		...frames(undefined, ruhe.ende * faktor),
	];
	// Rounding each step to whole frames may miss the limits by a frame or two.
	while (bilder.length < filmDuration.min * framesPerSecond)
		bilder.push({ schritt: undefined, anteil: 1 });
	while (bilder.length > filmDuration.max * framesPerSecond) bilder.pop();
	return { bilder, dauer: bilder.length / framesPerSecond };
}

/** Calm start and stop, for scrolling and for the pointer: 0–1 in, 0–1 out. */
export function ease(t: number): number {
	const x = Math.min(Math.max(t, 0), 1);
	return x * x * (3 - 2 * x);
}

function frames(schritt: number | undefined, dauer: number): FilmFrame[] {
	const anzahl = Math.max(1, Math.round(dauer * framesPerSecond));
	return Array.from({ length: anzahl }, (_, i) => ({ schritt, anteil: (i + 1) / anzahl }));
}
