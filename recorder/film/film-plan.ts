import { VIEWPORTS } from '../../shared/viewports.ts';
import { type Step, secondsOf } from '../script.ts';

/** The films of a site: the window, the size of the file in pixels, its name and the most bytes it may have as AV1 and as H.264. */
export const films = {
	desktop: {
		...{ window: { ...VIEWPORTS.desktop, scale: 1 }, width: 1280, height: 800 },
		...{ name: 'showcase', bytes: { webm: 450_000, mp4: 900_000 } },
	},
	telefon: {
		...{ window: { ...VIEWPORTS.telefon, scale: 2 }, width: 440, height: 952 },
		...{ name: 'showcase-telefon', bytes: { webm: 200_000, mp4: 300_000 } },
	},
} as const;
export type FilmDevice = keyof typeof films;

export const framesPerSecond = 30;
const filmDuration = { min: 6, max: 10 };

/** Seconds of rest at both ends. */
const rest = { start: 0.5, end: 0.4 };

/** The steps of a film with the number of frames for each. Too short or too long a film is stretched or shortened evenly. */
export function planFilm(steps: Step[]): { step: Step; frames: number }[] {
	const all = [{ warte: rest.start }, ...steps, { warte: rest.end }];
	const sum = all.reduce((seconds, step) => seconds + secondsOf(step), 0);
	const factor = Math.min(Math.max(sum, filmDuration.min), filmDuration.max) / sum;
	let seconds = 0;
	let planned = 0;
	return all.map((step) => {
		seconds += secondsOf(step) * factor;
		const frames = Math.round(seconds * framesPerSecond) - planned;
		planned += frames;
		return { step, frames };
	});
}

/** Slow start and stop of a movement: takes and returns a share from 0 to 1. */
export function ease(t: number): number {
	const x = Math.min(Math.max(t, 0), 1);
	return x * x * (3 - 2 * x);
}
