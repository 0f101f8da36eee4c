/** Figures of the progress bar (spec, section 9); times in milliseconds. */
export const PROGRESS = { minimum: 0.08, tempo: 200, interval: 800 } as const;

/**
 * The next value, between 0 and 1, of the bar while a request runs: its steps get smaller, and it
 * never reaches the end.
 */
export function nextProgress(value: number): number {
	return Math.min(value + step(value), 0.994);
}

function step(value: number): number {
	if (value < 0.2) return 0.1;
	if (value < 0.5) return 0.04;
	if (value < 0.8) return 0.02;
	return 0.005;
}
