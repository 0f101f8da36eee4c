import type { Step } from './drehbuch.ts';

export const framesPerSecond = 30;
export const filmDuration = { min: 6, max: 10 };

/** One frame: which step it belongs to (undefined = the page at rest) and how far that step is, 0–1. */
export type FilmFrame = { step: number | undefined; share: number };

const rest = { start: 0.5, end: 0.4 };

/**
 * Lays the steps out on frames, with a moment of rest at both ends. A film that would be shorter
 * or longer than allowed is stretched or tightened evenly.
 */
export function planFilm(steps: Step[]): { frames: FilmFrame[]; duration: number } {
	const durations = steps.map((step) => ('warte' in step ? step.warte : step.dauer));
	const sum = durations.reduce((a, b) => a + b, rest.start + rest.end);
	const factor = Math.min(Math.max(sum, filmDuration.min), filmDuration.max) / sum;
	const frames: FilmFrame[] = [
		...hold(undefined, rest.start * factor),
		...durations.flatMap((duration, i) => hold(i, duration * factor)),
		...hold(undefined, rest.end * factor),
	];
	// Rounding each step to whole frames may miss the limits by a frame or two.
	while (frames.length < filmDuration.min * framesPerSecond)
		frames.push({ step: undefined, share: 1 });
	while (frames.length > filmDuration.max * framesPerSecond) frames.pop();
	return { frames, duration: frames.length / framesPerSecond };
}

/** Calm start and stop, for scrolling and for the pointer: 0–1 in, 0–1 out. */
export function ease(t: number): number {
	const x = Math.min(Math.max(t, 0), 1);
	return x * x * (3 - 2 * x);
}

function hold(step: number | undefined, duration: number): FilmFrame[] {
	const count = Math.max(1, Math.round(duration * framesPerSecond));
	return Array.from({ length: count }, (_, i) => ({ step, share: (i + 1) / count }));
}
